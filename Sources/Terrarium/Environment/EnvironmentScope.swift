/// A place in a tree that sets environment values for everything below it.
///
/// Scopes are what views use for their environment, and they work without any view. A root scope holds the first values, a
/// child sees all values of its parent and sets others over them. Whoever changes a value reaches exactly its readers:
///
/// ```swift
/// let root = EnvironmentScope()
/// let panel = root.child { $0.theme = .dark }
///
/// let observation = panel.onChange(of: \.theme) { print("now \($0)") }
/// panel.values.theme = .light             // prints "now light"
/// print(panel.trace(of: \.theme))         // who set it, at which line, over what
/// ```
///
/// A read costs about as much as an array element, however deep the scope lies and however many keys are set. A child costs
/// a few hundred bytes. A scope keeps its parent alive, never its children. Trees of any depth may be built and let go.
///
/// A tree of scopes belongs to one thread at a time. An addition of Terrarium's; SwiftUI has no such type.
public final class EnvironmentScope {
    /// The cells that are visible here.
    @usableFromInline
    @exclusivity(unchecked)
    final private(set) var table: ScopeTable

    /// What the scopes of one tree share. The root owns it, and every scope keeps the root alive.
    private final let sharedTree: Unmanaged<EnvironmentTree>
    final var tree: EnvironmentTree { sharedTree.takeUnretainedValue() }

    /// Lets `work` use the tree without counting references to it.
    final func withTree<Result>(_ work: (EnvironmentTree) -> Result) -> Result {
        sharedTree._withUnsafeGuaranteedRef(work)
    }

    /// The scope whose values this one inherits; nil for a root.
    @exclusivity(unchecked) public private(set) final var parent: EnvironmentScope?

    /// The number of scopes above.
    final let depth: UInt32
    /// The number of the last change of a set of keys that reached this scope.
    @exclusivity(unchecked) private(set) final var mark: UInt32 = 0
    /// Where the source text sets this scope's values.
    package final let line: SourceLine
    /// Whether the scope replaced all values and inherits none.
    @exclusivity(unchecked) final var isBarrier = false

    /// Whether the table is this scope's own; else the scope sets nothing, and shares the table of its parent.
    @exclusivity(unchecked) private final var ownsTable = false

    @exclusivity(unchecked) private final var firstChild: Unmanaged<EnvironmentScope>?
    @exclusivity(unchecked) private final var nextSibling: Unmanaged<EnvironmentScope>?
    @exclusivity(unchecked) private final var previousSibling: Unmanaged<EnvironmentScope>?

    /// What only some scopes need.
    @exclusivity(unchecked) final var extras: ScopeExtras?

    /// Makes the root of a new tree of scopes.
    public convenience init(
        _ values: EnvironmentValues = EnvironmentValues(), fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(parent: nil, line: SourceLine(fileID: fileID, line: line))
        merge(values)
    }

    /// Makes a scope that sets nothing yet.
    package init(parent: EnvironmentScope?, line: SourceLine = .unknown) {
        self.parent = parent
        self.line = line
        if let parent {
            sharedTree = parent.sharedTree
            table = parent.table
            depth = parent.depth + 1
            nextSibling = parent.firstChild
            let this = Unmanaged.passUnretained(self)
            nextSibling?._withUnsafeGuaranteedRef { $0.previousSibling = this }
            parent.firstChild = this
        } else {
            sharedTree = .passRetained(EnvironmentTree())
            table = .empty
            depth = 0
        }
    }

    deinit {
        extras?.transform?.cancel()
        if ownsTable { table.orphanCells(of: self) }
        // A long chain is let go scope by scope, since each would otherwise free its parent on the stack.
        var next = leaveParent()
        while next != nil, isKnownUniquelyReferenced(&next) {
            next = next?.leaveParent()
        }
        if depth == 0 { sharedTree.release() }
    }

    private func leaveParent() -> EnvironmentScope? {
        guard let parent = parent.take() else { return nil }
        nextSibling?._withUnsafeGuaranteedRef { $0.previousSibling = previousSibling }
        if let previousSibling {
            previousSibling._withUnsafeGuaranteedRef { $0.nextSibling = nextSibling }
        } else {
            parent.firstChild = nextSibling
        }
        return parent
    }
}

// MARK: - Tables

extension EnvironmentScope {
    /// The table that this scope's own cells go over.
    final var inheritedTable: ScopeTable {
        isBarrier ? .empty : parent?.table ?? .empty
    }

    /// Visits the cells that this scope sets itself, in no useful order.
    final func forEachOverride(_ visit: (ObjectIdentifier, AnyEnvironmentCell) -> Void) {
        if ownsTable { table.forEachCell(of: self, visit) }
    }

    /// The cell of a key if this scope sets it itself.
    final func ownCell(for key: ObjectIdentifier) -> AnyEnvironmentCell? {
        guard ownsTable, let cell = table.cell(for: key), cell.belongs(to: self) else { return nil }
        return cell
    }

    /// Derives the table again from what is above and the given cells, which become this scope's own.
    final func setTable(overrides: EnvironmentOverrides) {
        table = inheritedTable
        ownsTable = false
        overrides.withUnsafeBufferPointer(setOverrides)
    }

    /// Puts cells, which become this scope's own, over the table that it shares with its parent.
    final func setOverrides(_ overrides: UnsafeBufferPointer<EnvironmentOverrides.Element>) {
        guard !overrides.isEmpty else { return }
        ownsTable = true
        let table = ScopeTable.child(of: table)
        for index in overrides.indices {
            overrides[index].cell.setOwner(self)
            table.insert(overrides[index].cell, for: overrides[index].key)
        }
        if overrides.count > ScopeTable.bucketCount { table.compact() }
        self.table = table
    }

    /// Derives the tables of this scope's descendants again, after this scope's own was.
    final func deriveDescendants(mark: UInt32) {
        self.mark = mark
        var waiting: [EnvironmentScope] = children
        while let scope = waiting.popLast() {
            if scope.isBarrier { continue }
            var overrides: EnvironmentOverrides = []
            scope.forEachOverride { overrides.append(($0, $1)) }
            scope.setTable(overrides: overrides)
            scope.mark = mark
            waiting += scope.children
        }
    }

    /// The scopes right below that are alive, newest first.
    private var children: [EnvironmentScope] {
        var children: [EnvironmentScope] = []
        var next = firstChild?.takeUnretainedValue()
        while let child = next {
            children.append(child)
            next = child.nextSibling?.takeUnretainedValue()
        }
        return children
    }
}
