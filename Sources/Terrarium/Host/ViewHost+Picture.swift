extension ViewHost {
    /// The picture: the front as a person would see it, in cells of 8 × 16 points.
    public func picture(_ style: PictureStyle = .ascii) -> String {
        PictureRenderer.render(
            rootSnapshot(), size: size, safeArea: runtime.window.safeArea, style: style)
    }
}
