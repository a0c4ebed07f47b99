/// Tells the content of a presentation how to end it.
nonisolated struct PresentationScopeModifier: ViewModifier {
    typealias Body = Never

    let handle: PresentationHandle?
    let closesAfterButtons: Bool

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            cursor.advance(past: existing)
            existing.updateContent(content)
            return
        }
        let node = ScopeNode(parent: cursor.parent, line: .unknown)
        cursor.append(node)
        node.own.override(\.presentation, with: modifier.handle)
        node.own.override(\.buttonPresentation, with: modifier.closesAfterButtons ? modifier.handle : nil)
        // What is said of menus around a presentation is not said of those in it, and not of the buttons of an alert.
        node.own.override(\.menuActionDismissBehavior, with: .automatic)
        // The system draws the buttons of alerts, whatever style the presenter's own buttons have.
        if modifier.closesAfterButtons { node.own.override(\.buttonStyleBox, with: BuiltInButtonStyleBox.automatic) }
        node.updateContent(content)
    }
}

/// The presentation that every button ends after its action: an alert or a confirmation.
struct ButtonPresentationKey: BuiltInEnvironmentKey {
    static var defaultValue: PresentationHandle? { nil }

    static func _isEqual(_ one: PresentationHandle?, _ two: PresentationHandle?) -> Bool { one === two }
}

extension EnvironmentValues {
    var buttonPresentation: PresentationHandle? {
        get { self[ButtonPresentationKey.self] }
        set { self[ButtonPresentationKey.self] = newValue }
    }
}
