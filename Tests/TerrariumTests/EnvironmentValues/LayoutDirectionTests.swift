import Foundation
import Testing

@testable import Terrarium

/// Views that are arranged from right to left, and views whose reading direction changes while they are there.
@MainActor
struct LayoutDirectionTests {
    enum Kind: String, CaseIterable, Sendable {
        case row, padding, frame, overlay, list, groupedList, bars, scroll, lazyRow, lazyGrid, grid, inset, safePadding
        case reader, relative, tabs, split, text, custom, hidden
    }

    @ViewBuilder
    private func view(_ kind: Kind) -> some View {
        switch kind {
        case .row:
            HStack {
                Text("one"); Color.red; Text("three")
            }
        case .padding:
            Text("x").padding(.leading, 30).frame(width: 200, alignment: .leading)
        case .frame:
            Text("x").frame(maxWidth: .infinity, alignment: .trailing).frame(width: 90).offset(x: 5)
        case .overlay:
            Color.red.frame(width: 100, height: 50).overlay(alignment: .topLeading) { Text("x") }
                .background(alignment: .bottomTrailing) { Text("under") }
        case .list:
            List {
                Text("one");
                HStack {
                    Text("two"); Spacer(); Text("2")
                }
            }
        case .groupedList:
            List {
                Section("head") { Text("one").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)) }
            }
            .listStyle(.grouped)
        case .bars:
            NavigationStack {
                Text("screen").navigationTitle("Title").toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("left") {} }
                    ToolbarItem(placement: .topBarTrailing) { Button("right") {} }
                    ToolbarItem(placement: .bottomBar) { Button("bottom") {} }
                }
            }
        case .scroll:
            ScrollView(.horizontal) {
                HStack {
                    Text("a long first text"); Text("and a second one that is longer")
                }
            }
        case .lazyRow:
            ScrollView(.horizontal) { LazyHStack { ForEach(0..<50, id: \.self) { Text("item \($0)") } } }
        case .lazyGrid:
            LazyVGrid(columns: [GridItem(.fixed(50)), GridItem()]) { ForEach(0..<5, id: \.self) { Text("\($0)") } }
        case .grid:
            Grid(alignment: .leading) {
                GridRow {
                    Text("a"); Text("bbb")
                };
                GridRow {
                    Text("cccc"); Text("d")
                }
            }
        case .inset:
            Color.red.safeAreaInset(edge: .leading) { Text("side") }
        case .safePadding:
            Color.red.safeAreaPadding(.leading, 20)
        case .reader:
            GeometryReader { Text("\(Int($0.size.width))") }
        case .relative:
            ScrollView {
                Text("x").containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 0, alignment: .leading)
            }
        case .tabs:
            TabView {
                Text("one").tabItem { Text("1") }; Text("two").tabItem { Text("2") }
            }
        case .split:
            Group {
                Text("one"); Text("two")
            }.padding(.leading, 10)
        case .text:
            Text("some words that need more than one line").frame(width: 100)
        case .custom:
            AnyLayout(HStackLayout()) {
                Text("one"); Text("two").layoutPriority(1)
            }
        case .hidden:
            HStack {
                Text("one").hidden(); Text("two")
            }.position(x: 30, y: 20)
        }
    }

    private func made(_ kind: Kind, _ direction: LayoutDirection) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 240, height: 300)) { view(kind) }
        host.environment.layoutDirection = direction
        return host
    }

    @Test(arguments: Kind.allCases)
    func whatChangesItsDirectionLiesWhereItWouldHaveLain(_ kind: Kind) {
        let reversed = ViewHost(size: CGSize(width: 240, height: 300)) {
            view(kind).environment(\.layoutDirection, .rightToLeft)
        }
        let plain = made(kind, .leftToRight).outline()
        let live = made(kind, .leftToRight)
        _ = live.outline()
        live.environment.layoutDirection = .rightToLeft
        #expect(live.outline() == reversed.outline())
        live.environment.layoutDirection = .leftToRight
        #expect(live.outline() == plain)
    }

    /// Turning placements around after they were made moved every view twice, and all were described anew.
    @Test func aViewThatStaysWhereItIsDoesNotMove() {
        struct Row: View {
            let handle: Handle<String>
            @State private var text = "a"
            var body: some View {
                let _ = handle.keep($text)
                HStack {
                    Text(text)
                    Text("stays").padding(.leading, 5)
                }
                .frame(width: 200, alignment: .leading)
                .environment(\.layoutDirection, .rightToLeft)
            }
        }
        let handle = Handle<String>()
        let host = host(240, 100) { Row(handle: handle) }
        _ = host.outline()
        let frame = host.runtime.root.layoutChildren[0]
        let row = frame.layoutChildren[0]
        #expect(row.layoutChildren.count == 2)
        handle.set("b")
        host.runtime.update()
        #expect(row.layoutChildren[0].flags.contains(.snapshotIsStale))
        #expect(!row.layoutChildren[1].flags.contains(.snapshotIsStale))
        #expect(host.texts == ["b", "stays"])
    }
}
