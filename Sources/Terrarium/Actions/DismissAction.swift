/// Dismisses the presentation in which it was read: closes a sheet, pops a pushed screen.
///
/// At the root it does nothing, and neither does a second call or one that comes after the presentation has ended.
@MainActor @preconcurrency
public struct DismissAction {
    private let presentation: PresentationHandle?

    nonisolated init(_ presentation: PresentationHandle?) {
        self.presentation = presentation
    }

    /// Dismisses the presentation.
    public func callAsFunction() {
        presentation?.dismiss()
    }
}

/// The presentation that a part of the tree belongs to, as `dismiss` and `isPresented` see it.
///
/// One object for the life of the presentation, so that reading it never makes a view run again.
package final class PresentationHandle: @unchecked Sendable {
    private var action: (@MainActor () -> Void)?

    package init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// Ends the presentation; a second call does nothing, so that two calls in one action pop one screen.
    @MainActor package func dismiss() {
        guard let action else { return }
        self.action = nil
        action()
    }

    /// Allows another call after a dismissal that was refused.
    package func renew(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }
}

extension EnvironmentValues {
    /// Dismisses the presentation around the view.
    public var dismiss: DismissAction {
        DismissAction(self[PresentationKey.self])
    }

    /// Whether the view is in a presentation: a sheet, a cover, a pushed screen.
    public var isPresented: Bool {
        self[PresentationKey.self] != nil
    }

    /// The presentation around the view.
    package var presentation: PresentationHandle? {
        get { self[PresentationKey.self] }
        set { self[PresentationKey.self] = newValue }
    }

    /// The presentation around the view, as a binding.
    public var presentationMode: Binding<PresentationMode> {
        let presentation = self[PresentationKey.self]
        return Binding(
            get: { PresentationMode(presentation: presentation) },
            set: { mode in if mode.isDismissing { presentation?.dismiss() } })
    }
}

struct PresentationKey: EnvironmentKey {
    static var defaultValue: PresentationHandle? { nil }

    static func _isEqual(_ one: PresentationHandle?, _ two: PresentationHandle?) -> Bool { one === two }
}

/// Whether a view is presented, and the way to end that.
public struct PresentationMode {
    fileprivate let presentation: PresentationHandle?
    fileprivate var isDismissing = false

    fileprivate init(presentation: PresentationHandle?) {
        self.presentation = presentation
    }

    /// Whether the view is in a presentation.
    public var isPresented: Bool { presentation != nil }

    /// Dismisses the presentation.
    public mutating func dismiss() {
        isDismissing = true
    }
}
