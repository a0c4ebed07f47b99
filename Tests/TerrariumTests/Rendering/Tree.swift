import Foundation
import Terrarium
import TerrariumLayout

/// Snapshots made by hand, in the metrics of character cells.
enum Tree {
    static func window(_ width: CGFloat, _ height: CGFloat, _ children: SnapshotNode...) -> SnapshotNode {
        SnapshotNode(
            kind: "window", frame: CGRect(x: 0, y: 0, width: width, height: height),
            children: SnapshotChildren(children))
    }

    /// A layer as large as the window that the tests use it in.
    static func layer(
        _ name: String, _ flags: SnapshotFlags = [], _ size: CGSize, _ children: SnapshotNode...
    ) -> SnapshotNode {
        SnapshotNode(
            kind: "layer", arguments: [name], frame: CGRect(origin: .zero, size: size), flags: flags,
            children: SnapshotChildren(children))
    }

    /// A text with one line for each of its lines, eight points a column, sixteen a line.
    static func text(
        _ string: String, _ x: CGFloat = 0, _ y: CGFloat = 0, id: String? = nil, styles: [SnapshotAttribute] = [],
        flags: SnapshotFlags = [], zIndex: Double = 0, environment: [SnapshotEnvironmentEntry] = []
    ) -> SnapshotNode {
        let lines = string.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
            TextLine(
                text: String(line), x: 0, y: CGFloat(index) * 16,
                width: CGFloat(CharacterWidth.columns(of: String(line))) * 8, height: 16)
        }
        let width = lines.map(\.width).max() ?? 0
        return SnapshotNode(
            kind: "Text", text: string, identifiers: id.map { [$0] } ?? [], styles: styles,
            frame: CGRect(x: x, y: y, width: width, height: CGFloat(lines.count) * 16), flags: flags, zIndex: zIndex,
            lines: lines, environment: environment)
    }

    /// A button as large as its label, which is one text.
    static func button(
        _ label: String, _ x: CGFloat = 0, _ y: CGFloat = 0, id: String? = nil, flags: SnapshotFlags = [],
        attributes: [SnapshotAttribute] = [], environment: [SnapshotEnvironmentEntry] = []
    ) -> SnapshotNode {
        let text = text(label)
        return line(
            "Button", id: id, attributes: attributes, actions: ["tap"],
            at: CGRect(origin: CGPoint(x: x, y: y), size: text.frame?.size ?? .zero),
            flags: flags.union(.absorbsLabel), environment: environment, text)
    }

    static func line(_ kind: String, _ child: SnapshotNode, _ more: SnapshotNode...) -> SnapshotNode {
        SnapshotNode(kind: kind, children: SnapshotChildren([child] + more))
    }

    static func line(
        _ kind: String, _ text: String? = nil, value: String? = nil, label: String? = nil, id: String? = nil,
        arguments: [String] = [], attributes: [SnapshotAttribute] = [], styles: [SnapshotAttribute] = [],
        actions: [String] = [], at frame: CGRect? = nil, flags: SnapshotFlags = [], zIndex: Double = 0,
        picture: PictureHint = .none, environment: [SnapshotEnvironmentEntry] = [], type: Any.Type? = nil,
        _ children: SnapshotNode...
    ) -> SnapshotNode {
        SnapshotNode(
            kind: kind, isCustomView: type != nil, arguments: arguments, text: text, value: value, label: label,
            identifiers: id.map { [$0] } ?? [], attributes: attributes, styles: styles, actions: actions, frame: frame,
            flags: flags, zIndex: zIndex, picture: picture, environment: environment,
            children: SnapshotChildren(children),
            viewType: type)
    }

    static func fold(
        _ styles: [SnapshotAttribute] = [], id: String? = nil, label: String? = nil, at frame: CGRect? = nil,
        flags: SnapshotFlags = [], zIndex: Double = 0, picture: PictureHint = .none,
        environment: [SnapshotEnvironmentEntry] = [], _ children: SnapshotNode...
    ) -> SnapshotNode {
        SnapshotNode(
            role: .fold, kind: "style", label: label, identifiers: id.map { [$0] } ?? [], styles: styles, frame: frame,
            flags: flags, zIndex: zIndex, picture: picture, environment: environment,
            children: SnapshotChildren(children))
    }

    static func group(
        at frame: CGRect? = nil, flags: SnapshotFlags = [], zIndex: Double = 0, _ children: SnapshotNode...
    ) -> SnapshotNode {
        SnapshotNode(
            role: .group, kind: "group", frame: frame, flags: flags, zIndex: zIndex,
            children: SnapshotChildren(children))
    }

    /// A chain of `count` nodes of one kind around `core`, the outermost returned.
    static func nested(_ count: Int, _ role: SnapshotNode.Role, around core: SnapshotNode) -> SnapshotNode {
        (0..<count).reduce(core) { inner, _ in
            SnapshotNode(
                role: role, kind: "Box", frame: CGRect(x: 0, y: 0, width: 80, height: 16), children: [inner])
        }
    }
}

func at(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
