public import Foundation
public import Terrarium
public import UniformTypeIdentifiers

/// Dragging, dropping, copying and pasting. A host drags nothing and has no pasteboard: outlines say what a view offers and
/// takes, `draggable` and `dropTarget`, and nothing is called.
extension View {
    /// Offers something to drag.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { recorded("draggable") }

    /// Offers something to drag, with a preview, which is not built.
    public nonisolated func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { recorded("draggable") }

    /// Offers a value to drag.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        recorded("draggable")
    }

    /// Offers a value to drag, with a preview, which is not built.
    public nonisolated func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { recorded("draggable") }

    /// Takes what is dropped.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { recorded("dropTarget") }

    /// Takes what is dropped, and hears where.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { recorded("dropTarget") }

    /// Lets a delegate take what is dropped.
    public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        recorded("dropTarget")
    }

    /// Takes what is dropped: the older form.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { recorded("dropTarget") }

    /// Takes what is dropped, and hears where: the older form.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { recorded("dropTarget") }

    /// Lets a delegate take what is dropped: the older form.
    public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        recorded("dropTarget")
    }

    /// Takes values that are dropped.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { recorded("dropTarget") }

    /// Offers something to a system that reads it aloud or passes it on.
    public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

    /// Offers values to copy.
    public nonisolated func copyable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T]
    ) -> some View { self }

    /// Offers values to cut.
    public nonisolated func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View { self }

    /// Takes values that are pasted.
    public nonisolated func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View { self }
}

extension DynamicViewContent {
    /// Takes values that are dropped between the rows. A host drops nothing.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent { self }
}

/// Takes what is dropped on a view. A host drops nothing: it is not called.
@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// What is being dropped, and where.
public struct DropInfo {
    public let location: CGPoint
    let providers: [NSItemProvider]

    /// Whether something of one of the types is dropped.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// What is dropped of one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in
            contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }

    /// Whether something of one of the types is dropped.
    public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

    /// What is dropped of one of the types.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        providers.filter { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
    }
}

/// What becomes of something that is dropped.
public struct DropProposal: Sendable {
    public let operation: DropOperation

    public init(operation: DropOperation) {
        self.operation = operation
    }
}

/// What becomes of something that is dropped.
public enum DropOperation: Hashable, Sendable {
    case cancel, forbidden, copy, move, delete
}
