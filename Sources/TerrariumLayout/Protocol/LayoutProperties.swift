/// What a layout is like as a whole.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout stacks its views, or nil. Spacers and dividers follow it.
    public var stackOrientation: Axis?

    public init() {}

    package init(stackOrientation: Axis?) {
        self.stackOrientation = stackOrientation
    }
}
