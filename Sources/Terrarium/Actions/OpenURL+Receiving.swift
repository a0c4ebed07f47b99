public import Foundation

extension View {
    /// Calls an action with a URL that the program is asked to open: ``ViewHost/open(_:)`` asks.
    @preconcurrency
    public nonisolated func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
        modifier(URLReceiver(action: action))
    }
}

extension ViewHost {
    /// Asks the program to open a URL, as the system does for a link to it: the actions of `onOpenURL` are called, in the
    /// order of the tree. An addition to what SwiftUI has.
    ///
    /// - Returns: Whether anybody took the URL.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        runtime.update()
        var receivers: [URLReceiverNode] = []
        runtime.root.forEachDescendant { node in
            if let receiver = node as? URLReceiverNode { receivers.append(receiver) }
            return true
        }
        for receiver in receivers where !receiver.flags.contains(.isUnmounted) { receiver.action(url) }
        runtime.update()
        return !receivers.isEmpty
    }
}

/// Takes URLs.
nonisolated struct URLReceiver: ViewModifier {
    typealias Body = Never

    let action: @MainActor (URL) -> Void

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: URLReceiverNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: URLReceiverNode.self)
            cursor.advance(past: node)
            node.action = modifier.action
        } else {
            node = URLReceiverNode(modifier.action, parent: cursor.parent)
            cursor.append(node)
        }
        node.updateContent(content)
    }
}

/// The transparent node of somebody who takes URLs.
package final class URLReceiverNode: Node, @unchecked Sendable {
    var action: @MainActor (URL) -> Void

    init(_ action: @escaping @MainActor (URL) -> Void, parent: Node) {
        self.action = action
        super.init(parent: parent)
    }
}
