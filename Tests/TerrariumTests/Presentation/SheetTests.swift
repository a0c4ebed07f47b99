import Foundation
import Terrarium
import Testing

private struct NumberKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}

private struct Reader: View {
    @Environment(\.number) var number
    let name: String

    var body: some View { Text("\(name)=\(number)") }
}

@MainActor
struct SheetTests {
    @Test func aSheetCoversTheWindowFromItsTopEdge() throws {
        let host = host(200, 156) { OpenSheet { Text("sheet") } }
        #expect(
            host.outline() == """
                window @0,0 200x156
                  layer content covered
                    OpenSheet @64,70 72x16
                      Button "root true" [tap]
                  layer sheet modal
                    Text "sheet" @80,98 40x16

                """)
        #expect(host.texts == ["sheet"])
    }

    @Test func contentHasTheEnvironmentOfItsModifier() {
        let host = host {
            OpenSheet { Reader(name: "sheet") }.environment(\.number, 3)
        }
        #expect(host.texts == ["sheet=3"])
    }

    @Test func disabledAboveReachesTheContent() {
        let log = Log()
        let host = host { OpenSheet { Button("s") { log("s") } }.disabled(true) }
        #expect(throws: ViewQueryError.self) { try host.tap("s") }
        #expect(log.entries == [])
    }

    @Test func stateOfTheContentBeginsAnew() throws {
        let host = host { OpenSheet { TapCounter() } }
        try host.tap("c:0")
        #expect(host.texts == ["c:1"])
        try host.dismiss()
        try host.tap("root false")
        #expect(host.texts == ["c:0"])
    }

    @Test func aFlagThatIsSetBeforeThePresenterIsThereHasEffectThen() throws {
        struct Late: View {
            @State var isThere = false
            @State var isOn = true

            var body: some View {
                VStack {
                    if isThere { Text("p").sheet(isPresented: $isOn) { Text("s") } }
                    Button("mount") { isThere = true }
                }
            }
        }
        let host = host { Late() }
        #expect(host.texts == ["mount"])
        try host.tap("mount")
        #expect(host.texts == ["s"])
    }

    @Test func anItemOfAnotherIdentityIsAnotherSheet() throws {
        struct Item: Identifiable { let id: Int; var name = "n" }
        struct Chooser: View {
            @State var item: Item?
            let log: Log

            var body: some View {
                Button("open") { item = Item(id: 1) }
                    .sheet(item: $item, onDismiss: { log("gone") }) { shown in
                        VStack {
                            Text("\(shown.name)\(shown.id)")
                            TapCounter()
                            Button("rename") { item?.name = "m" }
                            Button("next") { item = Item(id: 2) }
                            SheetCloser(name: "x")
                        }
                    }
            }
        }
        let log = Log()
        let host = host { Chooser(log: log) }
        try host.tap("open")
        try host.tap("c:0")
        try host.tap("rename")
        #expect(host.texts == ["m1", "c:1", "rename", "next", "x true"])
        #expect(log.entries == [])
        try host.tap("next")
        #expect(host.texts == ["n2", "c:0", "rename", "next", "x true"])
        #expect(log.entries == ["gone"])
        try host.tap("x true")
        #expect(host.texts == ["open"])
        #expect(log.entries == ["gone", "gone"])
    }

    @Test func aSecondPresentationWaitsForTheFirst() throws {
        struct Two: View {
            @State var first = true
            @State var second = true

            var body: some View {
                Text("r")
                    .sheet(isPresented: $first) { SheetCloser(name: "first") }
                    .sheet(isPresented: $second) { SheetCloser(name: "second") }
            }
        }
        let host = host { Two() }
        #expect(host.texts == ["first true"])
        #expect(host.issues.map(\.kind) == [.presentationConflict])
        try host.tap("first true")
        #expect(host.texts == ["second true"])
        try host.tap("second true")
        #expect(host.texts == ["r"])
    }

    @Test func oneSheetMayFollowAnotherInOneAction() throws {
        struct Two: View {
            @State var first = true
            @State var second = false

            var body: some View {
                Text("r")
                    .sheet(isPresented: $first) {
                        Button("swap") { (first, second) = (false, true) }
                    }
                    .sheet(isPresented: $second) { Text("second") }
            }
        }
        let host = host { Two() }
        try host.tap("swap")
        #expect(host.texts == ["second"])
        #expect(host.issues == [])
    }

    @Test func theContentFollowsThePresentersState() throws {
        struct Counting: View {
            @State var isOn = true
            @State var count = 0
            var body: some View {
                Text("r\(count)").sheet(isPresented: $isOn) { Button("s\(count)") { count += 1 } }
            }
        }
        let host = host { Counting() }
        try host.tap("s0")
        #expect(host.texts == ["s1"])
        try host.dismiss()
        #expect(host.texts == ["r1"])
    }

    @Test func stateOfTheContentConcernsNobodyElse() throws {
        let host = host { OpenSheet { TapCounter() } }
        let counts = try host.evaluations { try host.tap("c:0") }
        #expect(counts == ["TapCounter": 1])
    }

    @Test func objectsOfTheAttachmentPointReachTheContent() {
        final class Model: ObservableObject { @Published var name = "Ada" }
        struct Reader: View {
            @EnvironmentObject var model: Model
            var body: some View { Text(model.name) }
        }
        let outside = host { OpenSheet { Reader() }.environmentObject(Model()) }
        #expect(outside.texts == ["Ada"])
        let inside = host(missingObjects: .report) {
            Text("r").environmentObject(Model()).sheet(isPresented: .constant(true)) { Reader() }
        }
        #expect(inside.issues.map(\.kind) == [.missingObject])
    }

    @Test func aSheetFromAnAppearActionIsThereAtOnce() throws {
        struct Pushed: View {
            @State var isOn = false
            var body: some View {
                Text("p").onAppear { isOn = true }.sheet(isPresented: $isOn) { Text("s") }
            }
        }
        let host = host { NavigationStack { NavigationLink("go") { Pushed() } } }
        try host.tap("go")
        #expect(host.texts == ["s"])
    }

    @Test func layersLieInTheOrderOfTheirKinds() throws {
        struct Asking: View {
            @Environment(\.showDialog) var showDialog
            var body: some View { Button("ask") { showDialog(Dialog(title: "Sure?")) } }
        }
        let host = host(300, 300) { OpenSheet { Asking() } }
        try host.tap("ask")
        let layers = host.outline().split(separator: "\n").filter { $0.hasPrefix("  layer") }
        #expect(layers == ["  layer content covered", "  layer sheet modal covered", "  layer dialog modal"])
        #expect(host.texts == ["Sure?", "Cancel", "OK"])
    }
}
