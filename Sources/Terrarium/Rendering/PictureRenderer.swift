package import Foundation
package import TerrariumLayout

/// Draws a snapshot into character cells.
package struct PictureRenderer {
    let style: PictureStyle
    let safeArea: SafeArea
    var canvas: PictureCanvas
    /// Texts that stand for something to tap, in drawing order, until their layer is complete.
    var tappables: [PictureTappable] = []
    /// The places in the trail of the controls around the current node, the innermost last.
    var controls: [PictureControl] = []

    private init(size: CGSize, safeArea: SafeArea, style: PictureStyle) {
        self.style = style
        self.safeArea = safeArea
        let cells = CellRect(CGRect(origin: .zero, size: size))
        canvas = PictureCanvas(columns: min(cells.columns.count, 10_000), rows: min(cells.rows.count, 10_000))
    }

    /// The picture of a window of that size, with a border around it.
    package static func render(
        _ root: SnapshotNode, size: CGSize, safeArea insets: EdgeInsets = EdgeInsets(), style: PictureStyle = .ascii
    ) -> String {
        let safeArea = SafeArea(window: size, insets: insets)
        var renderer = PictureRenderer(size: size, safeArea: safeArea, style: style)
        renderer.paint(root)
        return renderer.framed
    }

    private mutating func paint(_ root: SnapshotNode) {
        var cursor = DrawingCursor(root)
        while let event = cursor.next() {
            switch event {
            case .enter(let step):
                if let control = PictureControl(step) { controls.append(control) }
                paint(step)
            case .leave(let step):
                paintOver(step)
                if controls.last?.index == step.index { complete(controls.removeLast()) }
                if step.node.kind == "layer" { drawBrackets() }
            }
        }
        drawBrackets()
    }

    /// The rows with the outer border.
    private var framed: String {
        let bar = String(repeating: style.horizontal, count: canvas.bounds.columns.count)
        var picture = "\(style.corners[0])\(bar)\(style.corners[1])\n"
        for row in canvas.rows { picture += "\(style.vertical)\(row)\(style.vertical)\n" }
        return picture + "\(style.corners[2])\(bar)\(style.corners[3])\n"
    }
}
