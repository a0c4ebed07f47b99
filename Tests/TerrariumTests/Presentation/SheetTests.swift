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

private struct Closer: View {
    @Environment(\.dismiss) var dismiss
    @Environment(\.isPresented) var isPresented
    let name: String

    var body: some View {
        Button("\(name) \(isPresented)") { dismiss() }
    }
}

private struct OlderCloser: View {
    @Environment(\.presentationMode) var mode

    var body: some View {
        Button("x") { mode.wrappedValue.dismiss() }
    }
}

/// A root with a sheet that is open at first.
private struct Opened<Content: View>: View {
    @State var isOn = true
    var onDismiss: (@MainActor () -> Void)?
    @ViewBuilder var content: Content

    var body: some View {
        Button("root \(isOn)") { isOn = true }
            .sheet(isPresented: $isOn, onDismiss: onDismiss) { content }
    }
}

private struct Outer: View {
    @State var isOn = true

    var body: some View {
        Text("root \(isOn)").sheet(isPresented: $isOn) { Inner { isOn = false } }
    }
}

private struct Inner: View {
    @State var isOn = true
    let closeAll: () -> Void

    var body: some View {
        Text("inner \(isOn)").sheet(isPresented: $isOn) {
            VStack {
                Closer(name: "one")
                Button("all") { closeAll() }
            }
        }
    }
}

@MainActor
struct SheetTests {
    @Test func aSheetCoversTheWindowFromItsTopEdge() throws {
        let host = host(200, 156) { Opened { Text("sheet") } }
        #expect(
            host.outline() == """
                window @0,0 200x156
                  layer content covered
                    Opened @64,70 72x16
                      Button "root true" [tap]
                  layer sheet modal
                    Text "sheet" @80,98 40x16

                """)
        #expect(host.texts == ["sheet"])
    }

    @Test func contentHasTheEnvironmentOfItsModifier() {
        let host = host {
            Opened { Reader(name: "sheet") }.environment(\.number, 3)
        }
        #expect(host.texts == ["sheet=3"])
    }

    @Test func dismissInsideEndsTheSheetAndCallsOnDismissOnce() throws {
        let log = Log()
        let host = host { Opened(onDismiss: { log("gone") }) { Closer(name: "x") } }
        #expect(host.texts == ["x true"])
        try host.tap("x true")
        #expect(host.texts == ["root false"])
        #expect(log.entries == ["gone"])
        try host.tap("root false")
        try host.tap("x true")
        #expect(log.entries == ["gone", "gone"])
    }

    @Test func presentationModeEndsTheSheetToo() throws {
        let host = host { Opened { OlderCloser() } }
        try host.tap("x")
        #expect(host.texts == ["root false"])
    }

    @Test func dismissAtTheRootDoesNothing() throws {
        let host = host { Closer(name: "x") }
        try host.tap("x false")
        #expect(host.texts == ["x false"])
    }

    @Test func dismissInTheInnerSheetEndsOnlyThat() throws {
        let host = host { Outer() }
        try host.tap("one true")
        #expect(host.texts == ["inner false"])
    }

    @Test func endingTheOuterSheetEndsTheInnerOne() throws {
        let host = host { Outer() }
        try host.tap("all")
        #expect(host.texts == ["root false"])
        #expect(host.outline().contains("layer") == false)
    }

    @Test func aSwipeEndsASheet() throws {
        let log = Log()
        let host = host { Opened(onDismiss: { log("gone") }) { Text("sheet") } }
        try host.dismiss()
        #expect(host.texts == ["root false"])
        #expect(log.entries == ["gone"])
        #expect(throws: ViewQueryError.self) { try host.dismiss() }
    }

    @Test func interactiveDismissDisabledStopsTheSwipeButNotDismiss() throws {
        let host = host { Opened { Closer(name: "x").interactiveDismissDisabled() } }
        #expect(throws: ViewQueryError.self) { try host.dismiss() }
        #expect(host.texts == ["x true"])
        try host.tap("x true")
        #expect(host.texts == ["root false"])
    }

    @Test func disabledAboveReachesTheContent() {
        let log = Log()
        let host = host { Opened { Button("s") { log("s") } }.disabled(true) }
        #expect(throws: ViewQueryError.self) { try host.tap("s") }
        #expect(log.entries == [])
    }

    @Test func stateOfTheContentBeginsAnew() throws {
        let host = host { Opened { TapCounter() } }
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

    @Test func whatEndsWithItsPresenterCallsOnDismissOnce() throws {
        struct Fleeting: View {
            @State var isThere = true
            @State var isOn = true
            let log: Log

            var body: some View {
                VStack {
                    if isThere {
                        Text("p").sheet(isPresented: $isOn, onDismiss: { log("gone") }) {
                            Button("leave") { isThere = false }
                        }
                    }
                    Text("rest")
                }
            }
        }
        let log = Log()
        let host = host { Fleeting(log: log) }
        try host.tap("leave")
        #expect(host.texts == ["rest"])
        #expect(log.entries == ["gone"])
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
                            Closer(name: "x")
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

    @Test func aBindingThatRefusesKeepsTheSheet() throws {
        let host = host { Text("r").sheet(isPresented: .constant(true)) { Closer(name: "x") } }
        try host.tap("x true")
        try host.tap("x true")
        #expect(host.texts == ["x true"])
    }

    @Test func aSecondPresentationWaitsForTheFirst() throws {
        struct Two: View {
            @State var first = true
            @State var second = true

            var body: some View {
                Text("r")
                    .sheet(isPresented: $first) { Closer(name: "first") }
                    .sheet(isPresented: $second) { Closer(name: "second") }
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

    @Test func readingDismissDoesNotRunTheContentAgain() throws {
        let host = host { Opened { Closer(name: "x") } }
        let counts = try host.evaluations { try host.tap("x true") }
        #expect(counts == ["Opened": 1])
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
        let host = host { Opened { TapCounter() } }
        let counts = try host.evaluations { try host.tap("c:0") }
        #expect(counts == ["TapCounter": 1])
    }

    @Test func objectsOfTheAttachmentPointReachTheContent() {
        final class Model: ObservableObject { @Published var name = "Ada" }
        struct Reader: View {
            @EnvironmentObject var model: Model
            var body: some View { Text(model.name) }
        }
        let outside = host { Opened { Reader() }.environmentObject(Model()) }
        #expect(outside.texts == ["Ada"])
        let inside = host(missingObjects: .report) {
            Text("r").environmentObject(Model()).sheet(isPresented: .constant(true)) { Reader() }
        }
        #expect(inside.issues.map(\.kind) == [.missingObject])
    }

    @Test func contentDisappearsBeforeOnDismiss() throws {
        let log = Log()
        let host = host {
            Opened(onDismiss: { log("dismissed") }) {
                Text("s").onAppear { log("appear") }.onDisappear { log("disappear") }
            }
        }
        try host.dismiss()
        #expect(log.entries == ["appear", "disappear", "dismissed"])
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
        let host = host(300, 300) { Opened { Asking() } }
        try host.tap("ask")
        let layers = host.outline().split(separator: "\n").filter { $0.hasPrefix("  layer") }
        #expect(layers == ["  layer content covered", "  layer sheet modal covered", "  layer dialog modal"])
        #expect(host.texts == ["Sure?", "Cancel", "OK"])
    }
}
