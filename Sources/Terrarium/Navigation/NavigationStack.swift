/// A root view and the screens that are pushed over it; the top one shows, under a navigation bar.
///
/// Screens come from the path, whose values `navigationDestination(for:)` turns into views, and from links and
/// destinations that bring their view along. Covered screens keep their state. A pushed screen has the environment of the
/// stack, not of the root's content.
///
/// A value that no destination is declared for shows an issue in its screen's place, and the issue `unknownDestination` is
/// reported, as it is for a link whose value the path cannot hold. A binding that refuses a pop keeps its screen. At the
/// root there is nothing to go back to: `dismiss` does nothing there, and a host's `back()` throws.
///
/// A path may be thousands of values long; all its screens are made, and the top one shows. Removing a value from an empty
/// path is the collection's error, and ends the program as it does anywhere: ask `isEmpty` first.
public nonisolated struct NavigationStack<Data, Root: View>: View {
    public typealias Body = Never

    private let root: Root
    private let path: NavigationPathSource?

    /// A stack that keeps its path to itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// A stack whose path, of values of any type, is yours.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = ErasedNavigationPath(path)
    }

    /// A stack whose path, of values of one type, is yours.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        self.path = TypedNavigationPath(path)
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        NavigationHostNode.update(kind: "NavigationStack", root: view.root, path: view.path, in: &cursor)
    }
}
