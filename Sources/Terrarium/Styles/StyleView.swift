import Foundation
import TerrariumLayout

/// The leaf of a style that is also a view: a colour or a gradient that fills what it is offered.
nonisolated struct StyleView<Style: ShapeStyle>: LeafView {
    typealias Body = Never

    let style: Style

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateLeaf(view, in: &cursor)
    }

    static var viewType: any Any.Type { Style.self }

    static func size(of resolved: Void, for proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
        LeafSize.flexible(proposal)
    }

    func describe(_ resolved: Void, in context: LeafContext) -> LeafDescription {
        let facts = style._facts(in: context.scope.values)
        var description = LeafDescription(TypeName.short(of: Style.self))
        description.attributes = [SnapshotAttribute(argument(of: facts.outlineName))]
        if !facts.isClear {
            description.picture = .fill(opaque: facts.isOpaque)
            description.flags = .blocksHits
        }
        return description
    }

    func isSame(as other: Self) -> Bool { Style._areEqual(style, other.style) }

    /// `red,blue,top,bottom` of `linearGradient(red,blue,top,bottom)`, since the kind names the gradient already.
    private func argument(of name: String) -> String {
        guard name.last == ")", let start = name.firstIndex(of: "("), name[..<start].hasSuffix("Gradient") else {
            return name
        }
        return String(name[name.index(after: start)...].dropLast())
    }
}

extension Color: View {
    public typealias Body = Never

    public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        StyleView._update(StyleView(style: view), in: &cursor)
    }
}

extension LinearGradient: View {
    public typealias Body = Never

    public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        StyleView._update(StyleView(style: view), in: &cursor)
    }
}

extension RadialGradient: View {
    public typealias Body = Never

    public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        StyleView._update(StyleView(style: view), in: &cursor)
    }
}

extension EllipticalGradient: View {
    public typealias Body = Never

    public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        StyleView._update(StyleView(style: view), in: &cursor)
    }
}

extension AngularGradient: View {
    public typealias Body = Never

    public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        StyleView._update(StyleView(style: view), in: &cursor)
    }
}
