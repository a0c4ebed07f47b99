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

    /// The words in backquotes, in order.
    private func words(_ cell: String) -> [String] {
        cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }

    @Test func measuresAreThoseOfTheLibrary() throws {
        let divider = try host(100, 100) { VStack { Divider().id("divider") } }.frame(of: .id("divider"))
        func size(_ size: CGSize) -> String { "\(size.width.outlineText) × \(size.height.outlineText)" }
        let expected = [
            ["navigation bar", Chrome.navigationBarHeight.outlineText],
            ["navigation bar with a large title", Chrome.largeTitleBarHeight.outlineText],
            ["items of a bar, from its ends", Chrome.barInset.outlineText],
            ["items of a bar, from each other", Chrome.barSpacing.outlineText],
            ["tab bar", Chrome.tabBarHeight.outlineText],
            ["row of a list, at least", Chrome.minimumRowHeight.outlineText],
            ["inset of a row, above and below", Chrome.rowVerticalInset.outlineText],
            ["inset of a row, at its ends", Chrome.rowHorizontalInset.outlineText],
            ["margin of grouped lists", Chrome.groupedListMargin.outlineText],
            ["bordered button, on each side of its label", Chrome.buttonInset.outlineText],
            ["text field", Chrome.textFieldHeight.outlineText],
            ["text field, where nothing says how wide", Chrome.fieldIdealWidth.outlineText],
            ["switch", size(Chrome.switchSize)],
            ["slider", Chrome.sliderHeight.outlineText],
            ["slider, progress and gauge, where nothing says how wide", Chrome.sliderIdealWidth.outlineText],
            ["progress and gauge", Chrome.progressHeight.outlineText],
            ["progress without a value", size(Chrome.spinnerSize)],
            ["well of a colour picker", size(Chrome.colorWellSize)],
            ["control of a date picker", Chrome.pickerHeight.outlineText],
            ["control of a stepper", size(Chrome.stepperSize)],
            ["segments of a picker", Chrome.segmentsHeight.outlineText],
            ["row of an inline picker, at least", Chrome.minimumRowHeight.outlineText],
            ["wheel of a picker", Chrome.wheelHeight.outlineText],
            ["option in a wheel, at most", Chrome.wheelItemHeight.outlineText],
            ["divider", divider.height.outlineText],
            ["sheet, from the top of the window", Chrome.sheetTop.outlineText],
            ["alert", Chrome.alertWidth.outlineText],
        ]
        #expect(try table("Measures of the system's parts") == expected)
    }

    /// Every kind that the library makes stands in the table, with its attributes in the table's order, and every kind of
    /// the table is made.
    @Test func kindsAndAttributesAreInTheTable() throws {
        var documented: [String: [String]] = [:]
        var unseen: Set<String> = []
        for row in try table("Kinds") {
            let painted = row[1].hasSuffix("then the same") ? documented["Rectangle", default: []] : []
            for kind in words(row[0]) { documented[kind] = words(row[1]) + painted }
            // What the module SwiftUI makes is not made here.
            if !row[0].contains("of the module SwiftUI") { unseen.formUnion(words(row[0])) }
        }
        for host in examples {
            for line in lines(of: host.rootSnapshot()) where !line.isCustomView {
                unseen.remove(line.kind)
                guard let attributes = documented[line.kind] else {
                    Issue.record("the table has no kind \(line.kind)")
                    continue
                }
                // Styles as views and shapes are told by their names.
                guard !attributes.isEmpty || line.kind == "Text" else { continue }
                let own = line.attributes.filter { $0.value != .none || attributes.contains($0.name) }
                for attribute in own {
                    #expect(attributes.contains(attribute.name), "\(line.kind) \(attribute.name)")
                }
                let places = own.compactMap { attributes.firstIndex(of: $0.name) }
                #expect(places == places.sorted(), "\(line.kind) \(own.map(\.name))")
            }
        }
        #expect(unseen.sorted() == [])
    }

    private func lines(of node: SnapshotNode) -> [SnapshotNode] {
        (node.role == .line ? [node] : []) + node.children.flatMap(lines)
    }

    private struct Sheet: View {
        var body: some View {
            Text("page")
                .sheet(isPresented: .constant(true)) {
                    Text("sheet").alert("alert", isPresented: .constant(true)) { Button("OK") {} }
                }
        }
    }

    private struct Person: Identifiable {
        let id: Int
        let name: String
    }

    private struct NeedsObject: View {
        final class Model: ObservableObject {}
        @EnvironmentObject var model: Model
        var body: some View { Text("\(ObjectIdentifier(model).hashValue)") }
    }

    private var examples: [ViewHost] { controls + layouts + containers }

    private var controls: [ViewHost] {
        [
            host(400, 1_200) {
                VStack {
                    Image(systemName: "star").resizable()
                    Label("l", systemImage: "house")
                    Button("b", role: .destructive) {}.buttonStyle(.bordered)
                    Link("link", destination: URL(fileURLWithPath: "/"))
                    Text("a [link](https://example.com)")
                    Menu("m") { Button("b") {} }
                    Toggle("t", isOn: .constant(true)).toggleStyle(.button)
                    TextField("f", text: .constant("x"), prompt: Text("p")).textFieldStyle(.roundedBorder)
                    SecureField("f", text: .constant("x"), prompt: Text("p"))
                }
            },
            host(400, 1_200) {
                VStack {
                    TextEditor(text: .constant("x"))
                    Slider(value: .constant(0.5))
                    Stepper("s", value: .constant(1))
                    Picker("p", selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(.segmented)
                    DatePicker("d", selection: .constant(Date(timeIntervalSince1970: 0))).datePickerStyle(.graphical)
                    MultiDatePicker("d", selection: .constant([]))
                    ColorPicker("c", selection: .constant(.red))
                    ProgressView(value: 0.5).progressViewStyle(.circular)
                    Gauge(value: 0.5) { Text("g") }.gaugeStyle(.accessoryCircular)
                }
            },
        ]
    }

    private var layouts: [ViewHost] {
        [
            host(400, 400) {
                VStack {
                    Divider()
                    Spacer()
                    HStack {
                        Circle(); Ellipse(); Capsule()
                    }
                    HStack {
                        RoundedRectangle(cornerRadius: 3); UnevenRoundedRectangle(topLeadingRadius: 3).stroke(.red);
                        Path()
                    }
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
                    Text("x").frame(
                        minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 1, maxHeight: 5, alignment: .top)
                }
            },
        ]
    }

    private var containers: [ViewHost] {
        [
            host(400, 400) {
                TabView {
                    NavigationStack {
                        List {
                            Section {
                                Text("row").badge(3)
                            } header: {
                                Text("s")
                            } footer: {
                                Text("f")
                            }
                            NavigationLink("link") { Text("x") }
                        }
                        .navigationTitle("title")
                        .toolbar { Button("item") {} }
                        .toolbarBackground(.red, for: .navigationBar)
                        .toolbarColorScheme(.dark, for: .navigationBar)
                        .searchable(text: .constant("query"), prompt: "prompt")
                    }
                    .tabItem { Text("one") }.badge(3)
                    Form { Text("x") }.tabItem { Text("two") }
                }
            },
            host(400, 400) { Form { Text("x") } },
            host(400, 400) { NavigationView { Text("x") } },
            host(900, 400) {
                NavigationSplitView {
                    Text("a")
                } content: {
                    Text("b")
                } detail: {
                    Text("c")
                }
            },
            host(400, 400) {
                Table([Person(id: 1, name: "Ada")]) { TableColumn("Name") { Text($0.name) } }
            },
            host(400, 400) { Sheet() },
            ViewHost(size: CGSize(width: 400, height: 400), missingObjects: .report) { NeedsObject() },
            ViewHost(
                size: CGSize(width: 400, height: 400), safeArea: EdgeInsets(top: 9, leading: 0, bottom: 0, trailing: 0)
            ) {
                Color.red.ignoresSafeArea(.all, edges: .top)
            },
        ]
    }
}
