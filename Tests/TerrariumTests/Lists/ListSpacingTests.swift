import Foundation
import Testing

@testable import Terrarium

/// Distances between the rows and the sections of a list.
@MainActor
struct ListSpacingTests {
    private struct Groceries: View {
        var body: some View {
            List {
                Section("fruit") {
                    row("a"); row("b")
                }
                Section {
                    row("c"); row("d")
                }
            }
            .environment(\.defaultMinListRowHeight, 0)
        }

        private func row(_ name: String) -> some View {
            Color.red.frame(height: 30).listRowInsets(EdgeInsets()).accessibilityIdentifier(name)
        }
    }

    private func tops(_ view: some View) throws -> [CGFloat] {
        let host = ViewHost(size: CGSize(width: 200, height: 600)) { view }
        return try ["a", "b", "c", "d"].map { try host.frame(of: .id($0)).minY }
    }

    private let here = SourceLine(fileID: #fileID, line: #line)

    @Test func rowsOfASectionAreApart() throws {
        let plain = try tops(Groceries().listStyle(.plain))
        let apart = try tops(Groceries().listStyle(.plain).listRows(spacing: 10, styles: [], line: here))
        let start = plain[0]
        #expect(plain == [start, start + 30, start + 60, start + 90])
        #expect(apart == [start, start + 40, start + 70, start + 110])
    }

    @Test func sectionsAreApart() throws {
        let grouped = try tops(Groceries().listStyle(.grouped))
        let close = try tops(Groceries().listStyle(.grouped).listSections(spacing: 4, styles: [], line: here))
        let start = grouped[0]
        #expect(close == [start, start + 30, start + 64, start + 94])
        #expect(grouped[2] - grouped[1] == 30 + Chrome.groupedListMargin)
        let compact = try tops(Groceries().listStyle(.grouped).listSectionsClose(styles: [], line: here))
        #expect(compact[2] - compact[1] == 30 + Chrome.groupedListMargin / 2)
    }

    @Test(arguments: [CGFloat.nan, .infinity]) func whatIsNoDistanceCountsAsNotGiven(_ spacing: CGFloat) throws {
        let list = Groceries().listStyle(.grouped)
        #expect(
            try tops(
                list.listRows(spacing: spacing, styles: [], line: here).listSections(
                    spacing: spacing, styles: [], line: here)) == tops(list))
    }

    @Test(
        arguments: [
            (Edge.Set.all, 4, CGRect(x: 4, y: 4, width: 192, height: 30)),
            (.horizontal, 0, CGRect(x: 0, y: 16, width: 200, height: 30)),
            ([.leading, .top], 6, CGRect(x: 6, y: 6, width: 178, height: 30)),
            (.all, nil, CGRect(x: 16, y: 16, width: 168, height: 30)),
            (.all, .nan, CGRect(x: 16, y: 16, width: 168, height: 30)),
        ] as [(Edge.Set, CGFloat?, CGRect)])
    func sectionsHaveMarginsOnEachEdge(edges: Edge.Set, length: CGFloat?, first: CGRect) throws {
        let host = ViewHost(size: CGSize(width: 200, height: 600)) {
            List { Color.red.frame(height: 30).listRowInsets(EdgeInsets()).id("first") }
                .listStyle(.grouped)
                .environment(\.defaultMinListRowHeight, 0)
                .listSections(margins: edges, length, styles: [], line: here)
        }
        #expect(try host.frame(of: .id("first")) == first)
    }

    @Test func theContentIsAsMuchLongerAndWider() {
        let host = ViewHost(proposal: .unspecified) {
            List { Color.red.frame(width: 40, height: 30).listRowInsets(EdgeInsets()) }
                .environment(\.defaultMinListRowHeight, 0)
                .listSections(margins: [.bottom, .leading], 7, styles: [], line: here)
        }
        #expect(host.size == CGSize(width: 47, height: 37))
    }
}
