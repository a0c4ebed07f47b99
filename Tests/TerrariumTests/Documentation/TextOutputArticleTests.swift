import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

/// The article on text output lists every kind with its attributes and every measure; here they are compared.
@MainActor
struct TextOutputArticleTests {
    /// The rows of the table below a heading: their cells.
    private func table(_ heading: String) throws -> [[String]] {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appendingPathComponent("Sources/Terrarium/Documentation.docc/TextOutput.md")
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let start = try #require(lines.firstIndex(of: "### \(heading)"))
        let rows = lines[start...].drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
        return rows.dropFirst(2).map { row in
            row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
    }

    /// The words in backquotes.
    private func words(_ cell: String) -> Set<String> {
        Set(cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element))
    }

    @Test func measuresAreThoseOfTheLibrary() throws {
        func size(_ size: CGSize) -> String { "\(size.width.outlineText) × \(size.height.outlineText)" }
        let expected = [
            ["navigation bar", Chrome.navigationBarHeight.outlineText],
            ["navigation bar with a large title", Chrome.largeTitleBarHeight.outlineText],
            ["tab bar", Chrome.tabBarHeight.outlineText],
            ["row of a list, at least", Chrome.minimumRowHeight.outlineText],
            ["inset of a row, above and below", Chrome.rowVerticalInset.outlineText],
            ["inset of a row, at its ends", Chrome.rowHorizontalInset.outlineText],
            ["margin of grouped lists", Chrome.groupedListMargin.outlineText],
            ["bordered button, on each side of its label", Chrome.buttonInset.outlineText],
            ["text field", Chrome.textFieldHeight.outlineText],
            ["switch", size(Chrome.switchSize)],
            ["slider", Chrome.sliderHeight.outlineText],
            ["control of a stepper", size(Chrome.stepperSize)],
            ["sheet, from the top of the window", Chrome.sheetTop.outlineText],
            ["alert", Chrome.alertWidth.outlineText],
        ]
        #expect(try table("Measures of the system's parts") == expected)
    }

    @Test func kindsAndAttributesAreInTheTable() throws {
        let rows = try table("Kinds")
        var documented: [String: Set<String>] = [:]
        for row in rows { for kind in words(row[0]) { documented[kind] = words(row[1]) } }
        for host in examples {
            for line in lines(of: host.rootSnapshot()) where !line.isCustomView {
                guard let attributes = documented[line.kind] else {
                    Issue.record("the table has no kind \(line.kind)")
                    continue
                }
                // Styles as views and shapes are told by their names.
                guard !attributes.isEmpty || line.kind == "Text" else { continue }
                for attribute in line.attributes where attribute.value != .none || attributes.contains(attribute.name) {
                    #expect(attributes.contains(attribute.name), "\(line.kind) \(attribute.name)")
                }
            }
        }
    }

    private func lines(of node: SnapshotNode) -> [SnapshotNode] {
        (node.role == .line ? [node] : []) + node.children.flatMap(lines)
    }

    private struct Sheet: View {
        var body: some View {
            Text("page").sheet(isPresented: .constant(true)) { Text("sheet") }
        }
    }

    private var examples: [ViewHost] {
        [
            host(400, 800) {
                VStack {
                    Image(systemName: "star").resizable()
                    Label("l", systemImage: "house")
                    Button("b", role: .destructive) {}
                    Toggle("t", isOn: .constant(true))
                    TextField("f", text: .constant("x"), prompt: Text("p"))
                    Slider(value: .constant(0.5))
                    Stepper("s", value: .constant(1))
                    ProgressView(value: 0.5)
                    Divider()
                    Spacer()
                }
                .padding()
                .frame(width: 300)
                .overlay { Color.red.opacity(0.5) }
                .background { Circle().stroke(.red) }
            },
            host(400, 400) {
                ScrollView([.horizontal, .vertical]) {
                    LazyVStack { LazyHStack { LazyVGrid(columns: [GridItem()]) { LazyHGrid(rows: [GridItem()]) {} } } }
                    Grid { GridRow { ViewThatFits { GeometryReader { _ in Text("x") } } } }
                    ZStack { Rectangle().fill(.red) }.offset(x: 1).position(x: 1, y: 2).fixedSize()
                    Color.red.aspectRatio(1, contentMode: .fit).safeAreaPadding(3)
                        .safeAreaInset(edge: .top) { Text("bar") }.containerRelativeFrame(.horizontal)
                }
            },
            host(400, 400) {
                TabView {
                    NavigationStack {
                        List { Section("s") { Text("row") } }.navigationTitle("title")
                            .toolbar { Button("item") {} }
                    }
                    .tabItem { Text("one") }.badge(3)
                    Form { Text("x") }.tabItem { Text("two") }
                }
            },
            host(400, 400) { Sheet() },
        ]
    }
}
