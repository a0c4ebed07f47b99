/// Whose strokes are drawn, and where they may go.
struct PicturePen {
    let clip: CellRect
    let painter: Int

    init(_ step: DrawingCursor.Step, _ canvas: PictureCanvas) {
        clip = step.context.clip.map { CellRect($0).intersection(canvas.bounds) } ?? canvas.bounds
        painter = step.index
    }
}
