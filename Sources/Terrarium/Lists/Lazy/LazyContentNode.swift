package import Foundation
package import TerrariumLayout

/// A container that makes the rows of a `ForEach` in it only where they show: a lazy stack, a lazy grid, a list.
///
/// The views stand in *lines* that follow each other along `axis`: one view each in a stack, one for each track in a grid.
/// A line that was not measured counts as long as the others are on average, so the container's length is an estimate
/// until all lines have been in sight. Views that do not come out of a `ForEach` are always there.
///
/// Invariant: `placed` holds the views in sight and those that are always there; a row that is in neither is off screen.
package class LazyContentNode: LayoutNode, PositionWatching, @unchecked Sendable {
    private(set) final var slots: ContiguousArray<LazySlot> = []
    /// The places of views that are there because a row was made, in order, and of those that always are.
    private(set) final var rowSlots: ContiguousArray<Int> = []
    private(set) final var standingSlots: ContiguousArray<Int> = []
    /// The places of each row's own views, where rows hold loops of rows: what stands beside such a loop shows with it.
    private(set) final var viewsOfRows: [ObjectIdentifier: [Int]] = [:]
    private final var hasRowsInRows = false
    /// Counts how often the places became others, so that who holds numbers of lines notices.
    private(set) final var generation = 0
    final var tables: [LazyLengthTable] = []
    /// The lines that were in sight at the last placement.
    private(set) final var placedLines = 0..<0
    private final var placed: ContiguousArray<LayoutNode> = []
    private final var shownRows: [ObjectIdentifier: Node] = [:]
    private final var placedRows: [ObjectIdentifier: Node] = [:]
    private final var placedSight: ClosedRange<CGFloat>?

    package override init(parent: Node) {
        super.init(parent: parent)
        flags.insert([.layoutChildrenAreStale, .isLazyContainer, .readsEnvironment])
        runtime.positionWatchers.add(self)
    }

    package override func willUnmount() {
        runtime.positionWatchers.remove(self)
        super.willUnmount()
    }

    package override func environmentDidChange() {
        arrangementDidChange()
    }

    // MARK: For subclasses

    /// The axis along which lines follow each other.
    package var axis: Axis { .vertical }
    /// The distance between lines.
    package var gap: CGFloat { 0 }
    /// How many lines the views make, in a container so long across.
    package func lineCount(_ minor: CGFloat?) -> Int { slots.count }
    /// The places of a line's views.
    package func slots(ofLine line: Int, _ minor: CGFloat?) -> Range<Int> { line..<(line + 1) }
    /// The line of a place.
    package func line(ofSlot slot: Int, _ minor: CGFloat?) -> Int { slot }
    /// What a view is offered when its line is measured.
    package func offer(_ slot: Int, _ minor: CGFloat?) -> ProposedViewSize { ProposedViewSize(axis, nil, minor) }
    /// What is placed for a view of the content; a list puts a row around it.
    package func element(for view: LayoutNode) -> LayoutNode { view }
    /// How much farther a line is from the one before than `gap`.
    package func adjustment(ofLine line: Int) -> CGFloat { 0 }
    /// Space in front of a line that belongs to none.
    package func extra(before line: Int) -> CGFloat { 0 }
    /// All such space, what follows the last line included.
    package var extraTotal: CGFloat { 0 }
    /// The length across the lines by which they are measured when they are placed.
    package var placementMinor: CGFloat? { proposal[axis.crossing] }
    /// The size, from the length of all lines and from the widest view that is known.
    package func size(length: CGFloat, widest: CGFloat, proposal: ProposedViewSize) -> CGSize {
        CGSize(axis, length, proposal[axis.crossing] ?? widest)
    }
    /// Places the views of a line that starts at an offset.
    package func placeLine(_ line: Int, at start: CGFloat, length: CGFloat, _ minor: CGFloat?) {}
    /// Called after the places were worked out again.
    package func placesDidChange() {}

    /// The arrangement of the lines became another one.
    final func arrangementDidChange() {
        tables.removeAll()
        layoutDidChange()
    }

    package override func lengthCause(on axis: Axis) -> String? { causeOfLines(on: axis) }

    // MARK: Places

    package final override var layoutChildren: ContiguousArray<LayoutNode> { placed }

    final func collectIfNeeded() {
        guard flags.contains(.layoutChildrenAreStale) else { return }
        flags.remove(.layoutChildrenAreStale)
        slots.removeAll(keepingCapacity: true)
        collectLazySlotsBelow(into: &slots)
        placesBecameOthers()
    }

    private func placesBecameOthers() {
        generation += 1
        tables.removeAll()
        rowSlots.removeAll(keepingCapacity: true)
        standingSlots.removeAll(keepingCapacity: true)
        findRowsInRows()
        for (index, slot) in slots.enumerated() {
            guard case .view(let view, let row) = slot else { continue }
            if hasRowsInRows, let row { viewsOfRows[ObjectIdentifier(row), default: []].append(index) }
            if let row {
                rowSlots.append(index)
                if !row.flags.contains(.isOffScreen) { shownRows[ObjectIdentifier(row)] = row }
            } else {
                standingSlots.append(index)
            }
            adopt(view)
        }
        placesDidChange()
    }

    private func findRowsInRows() {
        viewsOfRows.removeAll()
        var last: Node?
        hasRowsInRows = slots.contains { slot in
            let run: Node?
            switch slot {
            case .view(_, let row): run = row?.parent
            case .empty(let row): run = row.parent
            case .pending(let own, _): run = own
            }
            guard let run, run !== last else { return false }
            last = run
            return rows(around: run).first != nil
        }
    }

    /// The rows in which a part of the content stands, from the inside out.
    private func rows(around part: Node) -> [Node] {
        var rows: [Node] = []
        var node: Node? = part
        while let current = node, current !== self {
            if current.parent?.flags.contains(.isLazyRun) == true { rows.append(current) }
            node = current.parent
        }
        return rows
    }

    /// The lines of what stands beside the loops from which some lines come, in the rows around these loops.
    final func companions(ofLines lines: Range<Int>, _ minor: CGFloat?) -> [Int] {
        guard hasRowsInRows, let first = lines.first, let last = lines.last else { return [] }
        let range = slots(ofLine: first, minor).lowerBound..<slots(ofLine: last, minor).upperBound
        var outer: [ObjectIdentifier] = []
        for slot in range {
            let row: Node?
            switch slots[slot] {
            case .view(_, let owner): row = owner
            case .empty(let owner): row = owner
            case .pending: row = nil
            }
            for around in row.map(rows(around:))?.dropFirst() ?? [] where outer.last != ObjectIdentifier(around) {
                outer.append(ObjectIdentifier(around))
            }
        }
        var found: [Int] = []
        for slot in outer.flatMap({ viewsOfRows[$0] ?? [] }) {
            let line = line(ofSlot: slot, minor)
            if !lines.contains(line), !found.contains(line) { found.append(line) }
        }
        return found
    }

    private func adopt(_ view: LayoutNode) {
        let element = element(for: view)
        element.container = self
        view.setStackAxis(element === view ? axis : nil)
    }

    /// The view at a place; its row is made if it is not there yet. Nothing for a row that shows nothing.
    final func view(at slot: Int) -> LayoutNode? {
        if case .pending(let run, let index) = slots[slot] { build(run, index, at: slot) }
        return slot < slots.count ? standingView(at: slot) : nil
    }

    /// The view at a place, if it is there.
    final func standingView(at slot: Int) -> LayoutNode? {
        guard case .view(let view, _) = slots[slot] else { return nil }
        return element(for: view)
    }

    private func build(_ run: any LazyRun, _ index: Int, at slot: Int) {
        let row = run.buildRow(index)
        // Until the next placement decides, the row counts as in sight.
        shownRows[ObjectIdentifier(row)] = row
        var found: ContiguousArray<LazySlot> = []
        row.collectRowSlots(into: &found)
        guard found.count == 1 else {
            slots.replaceSubrange(slot...slot, with: found)
            placesBecameOthers()
            return
        }
        slots[slot] = found[0]
        guard case .view(let view, _) = found[0] else { return }
        if hasRowsInRows { viewsOfRows[ObjectIdentifier(row), default: []].append(slot) }
        rowSlots.insert(slot, at: rowSlots.partition(at: slot))
        adopt(view)
    }

    /// Whether some row is not made.
    final var hasUnmadeRows: Bool {
        collectIfNeeded()
        return slots.contains { slot in
            if case .pending = slot { true } else { false }
        }
    }

    // MARK: Layout

    package final override func answersWillBeAskedAgain() {
        for index in tables.indices { tables[index].isStale = true }
    }

    package final override func measure(_ proposal: ProposedViewSize) -> CGSize {
        collectIfNeeded()
        // Where nothing scrolls, the lines from the first one on show, as far as the window reaches.
        let table = settledTable(proposal[axis.crossing], sight: enclosingScroll == nil ? 0...windowLength : nil)
        return size(of: table, for: proposal)
    }

    private func size(of table: Int, for proposal: ProposedViewSize) -> CGSize {
        size(
            length: max(tables[table].lengths.total + extraTotal, 0), widest: tables[table].widest, proposal: proposal)
    }

    package final override func placeChildren() {
        collectIfNeeded()
        let sight = sight
        placedSight = sight
        var table = 0
        var answer = CGSize.zero
        var before: Int
        repeat {
            // A grid may be placed with other tracks than those that decided its size.
            before = generation
            answer = size(of: settledTable(proposal[axis.crossing], sight: sight), for: proposal)
            table = settledTable(placementMinor, sight: sight)
        } while generation != before
        placed.removeAll(keepingCapacity: true)
        placedRows.removeAll(keepingCapacity: true)
        placeLines(in: sight, table)
        showRows()
        if answer != size { layoutDidChange() }
        enclosingScroll?.contentWasPlaced()
    }

    private func placeLines(in sight: ClosedRange<CGFloat>, _ table: Int) {
        let minor = tables[table].minor
        let lengths = tables[table].lengths
        placedLines = wholeRows(lines(in: sight, table), minor)
        var lines = Array(placedLines) + companions(ofLines: placedLines, minor)
        for slot in standingSlots {
            let line = line(ofSlot: slot, minor)
            if line < lengths.count, !placedLines.contains(line), lines.last != line { lines.append(line) }
        }
        for line in lines {
            let start = lengths.start(of: line) + extra(before: line)
            placeLine(line, at: start, length: lengths.length(of: line), minor)
        }
    }

    /// Places the view at a place; offsets count from where reading starts.
    final func placeView(at slot: Int, origin: CGPoint, proposal: ProposedViewSize) {
        guard case .view(let view, let row) = slots[slot] else { return }
        let element = element(for: view)
        placed.append(element)
        noteShown(row)
        var origin = origin.finiteOrZero
        if scope.isRightToLeft { origin.x = size.width - origin.x - element.sizeThatFits(proposal).width }
        element.place(at: origin, proposal: proposal)
    }

    /// A row is in sight, and the rows in which it stands are.
    private func noteShown(_ row: Node?) {
        var node = row
        while let current = node, current !== self {
            if current.parent?.flags.contains(.isLazyRun) == true { placedRows[ObjectIdentifier(current)] = current }
            node = current.parent
        }
    }

    /// Takes rows that left the sight off the screen, and brings those that came into it onto it.
    private func showRows() {
        var isChanged = false
        for (id, row) in shownRows where placedRows[id] == nil && !row.flags.contains(.isUnmounted) {
            row.setOffScreen(true)
            isChanged = true
        }
        for (id, row) in placedRows where shownRows[id] == nil {
            row.setOffScreen(false)
            isChanged = true
        }
        swap(&shownRows, &placedRows)
        if isChanged { snapshotDidChange() }
    }

    // MARK: Sight

    /// The scroll view that moves the lines: the nearest one around that scrolls along them.
    final var enclosingScroll: ScrollNode? {
        var node = container
        while let current = node {
            if let scroll = current as? ScrollNode, scroll.scrolls(along: axis) { return scroll }
            node = current.container
        }
        return nil
    }

    private var windowLength: CGFloat {
        let window = runtime.window
        return max(window.proposal[axis] ?? max(window.size[axis], Self.sightOfHuggingWindow), 0)
    }

    /// How far rows are made in a window that has no length of its own.
    private static let sightOfHuggingWindow: CGFloat = 10_000

    /// What can be seen of the lines, counted from where they start.
    private var sight: ClosedRange<CGFloat> {
        guard let scroll = enclosingScroll else { return range(from: 0, windowLength, in: nil) }
        return range(from: scroll.viewport.origin[axis], scroll.viewport.size[axis], in: scroll)
    }

    /// What can be seen beside bars: where headers are pinned.
    final var sightBesideBars: ClosedRange<CGFloat> {
        guard let scroll = enclosingScroll else { return sight }
        return range(from: 0, scroll.size[axis], in: scroll)
    }

    /// A part of a scroll view or of the window, counted from where the lines start.
    private func range(from first: CGFloat, _ length: CGFloat, in scroll: ScrollNode?) -> ClosedRange<CGFloat> {
        let start = first - origin(in: scroll)[axis]
        let end = start + length
        guard start.isFinite, end.isFinite else { return 0...windowLength }
        if axis == .horizontal, scope.isRightToLeft { return (size.width - end)...(size.width - start) }
        return start...end
    }

    final var watchedFrame: CGRect? { placedSight.map(Self.frame) }

    final var currentFrame: CGRect { Self.frame(sight) }

    private static func frame(_ sight: ClosedRange<CGFloat>) -> CGRect {
        CGRect(x: sight.lowerBound, y: 0, width: sight.upperBound - sight.lowerBound, height: 0)
    }

    final func positionDidChange() {
        placedSight = nil
        placementDidChange()
    }

    // MARK: Revealing

    /// Where the first view of a row lies, or will lie once it is in sight, in this container's coordinates.
    final func frame(ofRow row: Node) -> CGRect? {
        collectIfNeeded()
        let slot = slots.firstIndex { slot in
            switch slot {
            case .view(_, let owner?): owner === row
            case .view(_, nil), .pending: false
            case .empty(let owner): owner === row
            }
        }
        guard let slot else { return nil }
        let table = settledTable(placementMinor, sight: nil)
        let line = line(ofSlot: slot, tables[table].minor)
        measure(line: line, in: table)
        let lengths = tables[table].lengths
        let nearer = adjustment(ofLine: line)
        let start = lengths.start(of: line) + extra(before: line) + nearer
        return CGRect(
            origin: CGPoint(axis, start, 0), size: CGSize(axis, lengths.length(of: line) - nearer, size[axis.crossing]))
    }

    /// The section in which a part of the content stands.
    final func section(around part: Node) -> SectionNode? {
        var node: Node? = part
        while let current = node, current !== self {
            if let section = current as? SectionNode { return section }
            node = current.parent
        }
        return nil
    }
}

extension ContiguousArray<Int> {
    /// Where a number stands, or would stand, among numbers in order.
    func partition(at number: Int) -> Int {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if self[middle] < number { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}
