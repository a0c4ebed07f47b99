/// What an outline shows.
///
/// Start from `layout`, `structure` or `accessibility` and refine by chaining:
///
/// ```swift
/// host.outline(.layout.frames(.absolute).environment(.changes))
/// host.outline(.structure.within(.role(.dialog)))
/// ```
public struct OutlineStyle: Sendable, Hashable {
    /// How frames print.
    public enum Frames: Sendable, Hashable {
        /// Relative to the nearest line above that has a frame; left out where a node fills it exactly.
        case relative
        /// In window coordinates; left out where `relative` leaves them out.
        case absolute
        /// Width and height only.
        case sizes
        /// Not at all.
        case off
    }

    /// Which environment values print at the end of a line.
    public enum EnvironmentDetail: Sendable, Hashable {
        case off
        /// Values that a line sets.
        case changes
        /// Values that a line sets, and those that it reads.
        case reads
    }

    /// What is told of each node.
    enum Content: Sendable, Hashable {
        case tree
        case accessibility
    }

    var content = Content.tree
    var frames = Frames.relative
    package var environment = EnvironmentDetail.off
    var showsIDs = true
    var showsActions = true
    var maximalDepth: Int?
    var container: ViewQuery?

    /// The tree with frames.
    public static var layout: Self { Self() }

    /// The tree without frames.
    public static var structure: Self { Self().frames(.off) }

    /// What assistive technology would read: one line per element of the front, by its role, without frames.
    public static var accessibility: Self {
        var style = Self().frames(.off)
        style.content = .accessibility
        return style
    }

    /// Changes how frames print.
    public func frames(_ frames: Frames) -> Self { with { $0.frames = frames } }

    /// Changes which environment values print.
    public func environment(_ detail: EnvironmentDetail) -> Self { with { $0.environment = detail } }

    /// Shows or leaves out the identifiers.
    public func ids(_ isShown: Bool) -> Self { with { $0.showsIDs = isShown } }

    /// Shows or leaves out what a person can do with a node.
    public func actions(_ isShown: Bool) -> Self { with { $0.showsActions = isShown } }

    /// Prints that many levels of lines and leaves out what is deeper; at least the first level prints.
    public func depth(_ levels: Int) -> Self { with { $0.maximalDepth = max(1, levels) } }

    /// Prints only what the query matches, each with its subtree.
    public func within(_ query: ViewQuery) -> Self { with { $0.container = query } }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var style = self
        change(&style)
        return style
    }
}
