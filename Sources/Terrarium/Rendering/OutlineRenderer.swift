import Foundation

/// Prints a snapshot as an outline, one line per node.
///
/// Invariant: one walk, one buffer; the work is proportional to the bytes written.
package struct OutlineRenderer: ~Copyable {
    let style: OutlineStyle
    var buffer = OutlineBuffer()

    private init(style: OutlineStyle) { self.style = style }

    /// The outline of a whole tree.
    package static func render(_ root: SnapshotNode, style: OutlineStyle = .layout) -> String {
        var renderer = OutlineRenderer(style: style)
        let engine = QueryEngine(root)
        guard let query = style.container else {
            renderer.write(FoldedCursor(root), from: 0, engine)
            return renderer.buffer.string
        }
        let matches = engine.all(query)
        for match in matches { renderer.write(FoldedCursor(at: match.line), from: match.line.context.depth, engine) }
        if matches.isEmpty { renderer.write(issue: "nothing matches \(query)") }
        return renderer.buffer.string
    }

    /// The outline of one line and what is below it, whatever `style.within` says.
    package static func render(_ line: FoldedNode, style: OutlineStyle = .layout) -> String {
        var renderer = OutlineRenderer(style: style)
        renderer.write(FoldedCursor(at: line), from: line.context.depth)
        return renderer.buffer.string
    }

    private mutating func write(issue message: String) {
        buffer.append("issue ")
        buffer.append(quoted: message)
        buffer.append("\n" as Unicode.Scalar)
    }

    private mutating func write(_ cursor: FoldedCursor, from depth: Int, _ engine: QueryEngine) {
        switch style.content {
        case .tree: write(cursor, from: depth)
        case .accessibility: writeElements(cursor, from: depth, engine)
        }
    }

    private mutating func write(_ cursor: FoldedCursor, from startDepth: Int) {
        var cursor = cursor
        while cursor.advance() {
            let depth = cursor.read { $1.depth } - startDepth
            if let limit = style.maximalDepth, depth + 1 >= limit { cursor.skipChildren() }
            buffer.append(spaces: 2 * depth)
            let isWritten = !cursor.isLineComposed && cursor.read { writePlain($0, in: $1) }
            if !isWritten { write(cursor.line) }
            buffer.append("\n" as Unicode.Scalar)
        }
    }

    /// Writes a line of which nothing is told but its kind, its string or plain arguments, and its frame, as of most.
    private mutating func writePlain(_ node: SnapshotNode, in context: FoldedContext) -> Bool {
        guard !node.hasDetails, node.flags.isDisjoint(with: .telling) else { return false }
        buffer.append(node.kind)
        if let arguments = node.plainArguments {
            buffer.append(" " as Unicode.Scalar)
            buffer.append(arguments)
        } else if let text = node.text {
            buffer.append(" " as Unicode.Scalar)
            buffer.append(quoted: text)
        }
        if style.frames != .off { write(frameOf: node, in: context) }
        return true
    }

    private mutating func write(_ line: FoldedNode) {
        buffer.append(line.kind)
        if let text = line.text {
            buffer.append(" " as Unicode.Scalar)
            buffer.append(quoted: text)
        }
        if style.showsIDs { write(identifiers: line) }
        write(attributes: line)
        if style.showsActions, !line.node.actions.isEmpty, !line.isDisabled { write(actions: line.node.actions) }
        if style.frames != .off { write(frameOf: line.node, in: line.context) }
        if style.environment != .off { write(environment: line) }
    }

    mutating func write(identifiers line: FoldedNode) {
        if line.folds.isEmpty, line.absorbed == nil, line.node.identifiers.isEmpty { return }
        for identifier in line.identifiers {
            buffer.append(" #")
            buffer.append(word: identifier)
        }
    }

    private mutating func write(attributes line: FoldedNode) {
        for argument in line.node.arguments {
            buffer.append(" " as Unicode.Scalar)
            buffer.append(word: argument)
        }
        for attribute in line.node.attributes { buffer.append(attribute) }
        for word in line.flagWords { buffer.append(word) }
        if let label = line.distinctLabel { buffer.append(SnapshotAttribute("label", string: label)) }
        if let absorbed = line.absorbed {
            for attribute in absorbed.line.node.attributes { buffer.append(attribute) }
        }
        for style in line.styles { buffer.append(style) }
    }

    mutating func write(actions: [String]) {
        buffer.append(" [")
        for (index, action) in actions.enumerated() {
            if index > 0 { buffer.append(" " as Unicode.Scalar) }
            buffer.append(action)
        }
        buffer.append("]" as Unicode.Scalar)
    }

    mutating func write(frameOf node: SnapshotNode, in context: FoldedContext) {
        guard let own = node.frame else { return }
        let relative = own.offset(by: context.offset)
        if let size = context.lineSize, relative.fills(size) { return }
        buffer.append(" @")
        if style.frames != .sizes {
            let origin = style.frames == .absolute ? own.offset(by: context.base).origin : relative.origin
            buffer.append(number: origin.x)
            buffer.append("," as Unicode.Scalar)
            buffer.append(number: origin.y)
            buffer.append(" " as Unicode.Scalar)
        }
        buffer.append(number: own.size.width)
        buffer.append("x" as Unicode.Scalar)
        buffer.append(number: own.size.height)
    }

    private mutating func write(environment line: FoldedNode) {
        for entry in line.environment where style.environment == .reads || !entry.isRead {
            switch entry.change {
            case .sets(let value):
                buffer.append(" +")
                buffer.append(entry.key)
                buffer.append("=" as Unicode.Scalar)
                buffer.append(value)
            case .shadows(let old, let new):
                buffer.append(" +")
                buffer.append(entry.key)
                buffer.append("=" as Unicode.Scalar)
                buffer.append(old)
                buffer.append("->")
                buffer.append(new)
            case .reads:
                buffer.append(" ?")
                buffer.append(entry.key)
            case .readsDefault:
                buffer.append(" ?")
                buffer.append(entry.key)
                buffer.append("=default")
            }
        }
    }
}

extension FoldedNode {
    /// The accessibility label, where it says something else than the string of the line.
    var distinctLabel: String? { explicitLabel.flatMap { $0 == text ? nil : $0 } }
}

extension SnapshotFlags {
    /// Flags that print, or that change what prints.
    fileprivate static let telling: Self = [.selected, .modal, .covered, .unrendered, .disabled, .absorbsLabel]
}

extension CGRect {
    /// Whether the rectangle prints as one that lies at the origin and has the size.
    fileprivate func fills(_ size: CGSize) -> Bool {
        origin.x.isAlmost(0) && origin.y.isAlmost(0) && self.size.width.isAlmost(size.width)
            && self.size.height.isAlmost(size.height)
    }
}

extension CGFloat {
    /// Less than half of the last decimal apart that an outline prints; infinite values equal themselves.
    fileprivate func isAlmost(_ other: CGFloat) -> Bool { self == other || (self - other).magnitude < 0.005 }
}
