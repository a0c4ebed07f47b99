import Foundation
public import Terrarium

/// A view of UIKit in a tree of SwiftUI's views.
///
/// The view is made when this one appears, and updated with it. It is not drawn: it takes what it is offered, and outlines
/// name it: `represents=UITextView`.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void

    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        let shown = Represented(
            source: view, name: typeName(of: UIViewType.self), makeCoordinator: { $0.makeCoordinator() },
            make: { $0.makeUIView(context: UIViewRepresentableContext(coordinator: $1, environment: $2)) },
            update: { $0.updateUIView($1, context: UIViewRepresentableContext(coordinator: $2, environment: $3)) },
            dismantle: { type(of: $0).dismantleUIView($1, coordinator: $2) })
        Represented._update(shown, in: &cursor)
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a view of UIKit is told of its surroundings.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public var transaction: Transaction { Transaction() }
}

/// A view controller of UIKit in a tree of SwiftUI's views.
///
/// The controller is made when this view appears, and updated with it. It is not drawn: it takes what it is offered, and
/// outlines name it: `represents=UIActivityViewController`.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void

    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        let shown = Represented(
            source: view, name: typeName(of: UIViewControllerType.self), makeCoordinator: { $0.makeCoordinator() },
            make: {
                $0.makeUIViewController(
                    context: UIViewControllerRepresentableContext(coordinator: $1, environment: $2))
            },
            update: {
                $0.updateUIViewController(
                    $1, context: UIViewControllerRepresentableContext(coordinator: $2, environment: $3))
            }, dismantle: { type(of: $0).dismantleUIViewController($1, coordinator: $2) })
        Represented._update(shown, in: &cursor)
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a view controller of UIKit is told of its surroundings.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public var transaction: Transaction { Transaction() }
}

/// Keeps an object of UIKit while a view is there.
nonisolated struct Represented<Source, Object: AnyObject, Coordinator>: View {
    @State private var keeper = Keeper<Object, Coordinator>()
    @Environment(\.self) private var environment
    let source: Source
    let name: String
    let makeCoordinator: @MainActor (Source) -> Coordinator
    let make: @MainActor (Source, Coordinator, EnvironmentValues) -> Object
    let update: @MainActor (Source, Object, Coordinator, EnvironmentValues) -> Void
    let dismantle: @MainActor (Source, Object, Coordinator) -> Void

    init(
        source: Source, name: String, makeCoordinator: @escaping @MainActor (Source) -> Coordinator,
        make: @escaping @MainActor (Source, Coordinator, EnvironmentValues) -> Object,
        update: @escaping @MainActor (Source, Object, Coordinator, EnvironmentValues) -> Void,
        dismantle: @escaping @MainActor (Source, Object, Coordinator) -> Void
    ) {
        self.source = source
        self.name = name
        self.makeCoordinator = makeCoordinator
        self.make = make
        self.update = update
        self.dismantle = dismantle
    }

    @MainActor var body: some View {
        let (object, coordinator) = kept
        update(source, object, coordinator, environment)
        return Color.clear.recorded(SnapshotAttribute("represents", name))
            .onDisappear { dismantle(source, object, coordinator) }
    }

    @MainActor private var kept: (Object, Coordinator) {
        if let kept = keeper.kept { return kept }
        let coordinator = makeCoordinator(source)
        let kept = (make(source, coordinator, environment), coordinator)
        keeper.kept = kept
        return kept
    }
}

/// Holds what was made once.
private final class Keeper<Object, Coordinator> {
    var kept: (Object, Coordinator)?
}
