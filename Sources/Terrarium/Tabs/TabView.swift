/// Several screens, of which a person chooses one in the bar below.
///
/// A tab is built when it is first selected, and keeps its state from then on. The selection is the tab's tag; without a
/// binding the view keeps it to itself. A selection that matches no tab shows the first one and is reported as
/// `unmatchedSelection`.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
    public typealias Body = Never

    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Tabs whose selection is yours.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Tabs, made of `Tab` values, whose selection is yours.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(content: content())
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        TabHostNode.update(view.selection.map { TabSelectionBinding($0) }, content: view.content, in: &cursor)
    }
}

extension TabView where SelectionValue == Int {
    /// Tabs that keep their selection to themselves.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView where SelectionValue == Never {
    /// Tabs, made of `Tab` values, that keep their selection to themselves.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C> {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content: content())
    }
}

/// The selection of a tab view, with its type hidden.
class TabSelection: @unchecked Sendable {
    /// Whether a tag is the selected one, as the last reading found it.
    func matches(_ tag: ViewTag) -> Bool { false }

    /// Reads the selection.
    func read() {}

    /// Selects a tag; a tag of another type is ignored.
    func select(_ tag: ViewTag) {}

    /// The selection as outlines print it.
    var name: String { "" }
}

final class TabSelectionBinding<Value: Hashable>: TabSelection, @unchecked Sendable {
    private let binding: Binding<Value>
    private var value: Value?

    init(_ binding: Binding<Value>) {
        self.binding = binding
    }

    override func read() {
        value = binding.wrappedValue
    }

    override func matches(_ tag: ViewTag) -> Bool {
        guard let value, let own = tag.value.base as? Value else { return false }
        return own == value
    }

    override func select(_ tag: ViewTag) {
        if let value = tag.value.base as? Value { binding.wrappedValue = value }
    }

    override var name: String { value.map { tabName(AnyHashable($0)) } ?? "" }
}

/// A tag as outlines print it: an optional by what it holds.
func tabName(_ value: AnyHashable) -> String {
    let mirror = Mirror(reflecting: value.base)
    if mirror.displayStyle == .optional { return mirror.children.first.map { "\($0.value)" } ?? "nil" }
    return "\(value.base)"
}
