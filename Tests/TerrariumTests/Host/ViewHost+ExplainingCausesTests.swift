import Foundation
import Terrarium
import Testing

/// Each kind of view says what decided its lengths.
@MainActor
struct ViewHostExplainingCausesTests {
    /// The rules on both axes, without those of the window.
    private func rules<V: View>(
        _ query: ViewQuery, _ width: CGFloat = 320, _ height: CGFloat = 100, @ViewBuilder _ view: () -> V
    ) throws -> [String] {
        try host(width, height, content: view).explainLayout(query).split(separator: "\n")
            .filter { !$0.hasSuffix(":") && !$0.hasPrefix("  window") }.map { String($0.dropFirst(2)) }
    }

    @Test func layers() throws {
        let rules = try rules(.id("z")) {
            ZStack {
                Text("wide")
                Color.red.frame(width: 8, height: 40)
            }
            .id("z")
        }
        #expect(
            rules == [
                "ZStack: proposal 320 → 32 (as its widest view)", "ZStack: proposal 100 → 40 (as its highest view)",
            ])
    }

    @Test func grids() throws {
        let rules = try rules(.id("g")) {
            Grid(horizontalSpacing: 4) {
                GridRow {
                    Text("a")
                    Text("b")
                    Text("c")
                }
                GridRow { Text("d") }
            }
            .id("g")
        }
        #expect(
            rules == [
                "Grid: proposal 320 → 32 (its columns and 8 between them)",
                "Grid: proposal 100 → 40 (its rows and 8 between them)",
            ])
        #expect(try self.rules(.id("g")) { Grid {}.id("g") }.first == "Grid: proposal 320 → 0 (it is empty)")
    }

    @Test func lazyContainers() throws {
        let rows = try rules(.id("l")) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("n\($0)") } }.id("l") }
        }
        #expect(
            rows == [
                "ScrollView: proposal 320 → 320 (hugs its content)", "LazyVStack: proposal 320 → 320 (the proposal)",
                "ScrollView: proposal 100 → 100 (the proposal)",
                "LazyVStack: proposal nil → 1600 (its 100 lines, 93 not measured)",
            ])
        let grid = try rules(.id("l"), 100, 40) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(10)), GridItem(.fixed(10))], spacing: 0) { Text("x") }.id("l")
            }
        }
        #expect(
            grid == [
                "ScrollView: proposal 100 → 100 (the proposal)", "LazyHGrid: proposal nil → 8 (its lines)",
                "ScrollView: proposal 40 → 28 (hugs its content)",
                "LazyHGrid: proposal 28 → 28 (its rows and the gaps between them)",
            ])
    }

    @Test func theViewThatFits() throws {
        func choice(_ width: CGFloat) throws -> String? {
            try rules(.id("v"), width) {
                ViewThatFits(in: .horizontal) {
                    Text("much too long")
                    Text("short")
                    Text("so")
                }
                .id("v")
            }
            .first
        }
        #expect(try choice(104) == "ViewThatFits: proposal 104 → 104 (view 1, the first that fits)")
        #expect(try choice(50) == "ViewThatFits: proposal 50 → 40 (view 2, the first that fits)")
        #expect(try choice(8) == "ViewThatFits: proposal 8 → 8 (view 3, the last, since none fits)")
    }

    @Test func spaces() throws {
        let reader = try rules(.id("r")) { GeometryReader { _ in Text("x") }.frame(width: 30).fixedSize().id("r") }
        #expect(
            reader == [
                "fixedSize(): proposal 320 → 30 (its content's ideal length)",
                "fixedSize(): proposal 100 → 10 (its content's ideal length)",
            ])
        let inside = try rules("x") { GeometryReader { _ in Text("x") } }
        #expect(inside.first == "GeometryReader: proposal 320 → 320 (the proposal)")
        let scrolled = try rules("x") { ScrollView { GeometryReader { _ in Text("x") } } }
        #expect(scrolled.contains("GeometryReader: proposal nil → 10 (its ideal length)"))
    }

    @Test func leaves() throws {
        let color = try rules(.id("c")) { Color.red.id("c") }
        #expect(color == ["Color: proposal 320 → 320 (the proposal)", "Color: proposal 100 → 100 (the proposal)"])
        let wrapped = try rules("one two", 40) { Text("one two") }
        #expect(
            wrapped == [
                #"Text "one two": proposal 40 → 24 (its longest line)"#,
                #"Text "one two": proposal 100 → 32 (2 lines)"#,
            ])
        let reserving = try rules("one") { Text("one").lineLimit(2, reservesSpace: true) }
        #expect(reserving.last == #"Text "one": proposal 100 → 32 (1 line and those that it reserves)"#)
        let spacer = try rules(.id("s")) {
            HStack(spacing: 0) {
                Spacer().id("s")
                Text("x")
            }
        }
        #expect(spacer.contains("Spacer: proposal 312 → 312 (the proposal)"))
        #expect(spacer.contains("Spacer: proposal 100 → 0 (nothing across its stack)"))
        let divider = try rules(.id("d")) { Divider().id("d") }
        #expect(
            divider == ["Divider: proposal 320 → 320 (the proposal)", "Divider: proposal 100 → 1 (its own length)"])
    }

    @Test func layoutsOfOnesOwn() throws {
        let own = try rules("x") { CardLayout { Text("x") } }
        #expect(own[0] == "CardLayout: proposal 320 → 70 (as CardLayout says)")
        #expect(own[2] == "CardLayout: proposal 100 → 30 (as CardLayout says)")
        let erased = try rules("x") { AnyLayout(CardLayout()) { Text("x") } }
        #expect(erased[0].hasSuffix(": proposal 320 → 70 (as CardLayout says)"))
    }

    @Test func theSystemsContainers() throws {
        let rules = try rules("row", 320, 400) {
            TabView {
                NavigationStack { List { Text("row") } }.tabItem { Text("tab") }
            }
        }
        let bare = rules.filter { $0.contains("→") && !$0.hasSuffix(")") }
        #expect(bare.isEmpty, "\(bare)")
        #expect(rules.contains { $0.hasSuffix("→ 44 (the least height of a row)") })
        #expect(rules.contains { $0.hasSuffix("(as its top screen)") })
    }

    @Test func bars() throws {
        let rules = try rules(.id("c")) {
            Color.red.id("c").safeAreaInset(edge: .bottom, spacing: 4) { Text("bar") }
        }
        #expect(rules.contains("safeAreaInset: proposal 320 → 320 (as its content)"))
        #expect(rules.contains("safeAreaInset: proposal 100 → 100 (content, gap and bar)"))
    }
}

/// A layout of a size of its own.
private struct CardLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 70, height: 30)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
    }
}
