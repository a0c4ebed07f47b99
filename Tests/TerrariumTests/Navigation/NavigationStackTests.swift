import Foundation
import Observation
import Terrarium
import Testing

/// A stack over a path that tests set from outside.
private struct PathStack: View {
    let model: PathModel

    var body: some View {
        @Bindable var model = model
        NavigationStack(path: $model.path) {
            Text("root").navigationTitle("Home").navigationDestination(for: Int.self) { ScreenView(number: $0) }
        }
    }
}

@Observable
private final class PathModel {
    var path: [Int]

    init(_ path: [Int] = []) {
        self.path = path
    }
}

private struct ScreenView: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0

    var body: some View {
        VStack {
            Button("s\(number):\(count)") { count += 1 }
            Button("out") {
                dismiss()
                dismiss()
            }
        }
        .navigationTitle("No. \(number)")
    }
}

@MainActor
struct NavigationStackTests {
    @Test func theRootHasALargeTitle() {
        let host = host(200, 200) { NavigationStack { Text("hi").navigationTitle("Home") } }
        #expect(
            host.outline() == """
                window @0,0 200x200
                  NavigationStack depth=1
                    screen "Home"
                      bar "Home" large @0,0 200x96
                      Text "hi" @92,140 16x16

                """)
        #expect(host.texts == ["Home", "hi"])
    }

    @Test func aScreenWithoutTitleHasTheInlineBar() {
        let host = host(200, 200) { NavigationStack { Color.red } }
        #expect(
            host.outline(.layout).contains("bar @0,0 200x44"), "\(host.outline())")
    }

    @Test func coveredScreensAreNamed() throws {
        let model = PathModel([1, 2])
        let host = host(300, 200) { PathStack(model: model) }
        #expect(
            host.outline() == """
                window @0,0 300x200
                  PathStack
                    NavigationStack depth=3
                      screen "Home" kept
                      screen "No. 1" ScreenView kept
                      screen "No. 2" ScreenView
                        bar "No. 2" large @0,0 300x96
                          Button "No. 1" back [tap] @16,14 40x16
                        ScreenView @134,128 32x40
                          VStack
                            Button "s2:0" [tap] @0,0 32x16
                            Button "out" [tap] @4,24 24x16

                """)
        #expect(host.navigationDepth == 3)
        #expect(host.screenTitles == ["Home", "No. 1", "No. 2"])
    }

    @Test func queriesSeeTheTopScreenOnly() throws {
        let host = host(300, 200) { PathStack(model: PathModel([1, 2])) }
        #expect(try host.find(.role(.screen)).text == "No. 2")
        #expect(host.all(.role(.screen).anywhere).map(\.text) == ["Home", "No. 1", "No. 2"])
        #expect(host.all(.text("root").anywhere).isEmpty)
        #expect(throws: ViewQueryError.self) { try host.tap("s1:0") }
    }

    @Test func dismissPopsItsScreenOnce() throws {
        let model = PathModel([1, 2, 3])
        let host = host { PathStack(model: model) }
        try host.tap("out")
        #expect(model.path == [1, 2])
        #expect(host.screenTitles == ["Home", "No. 1", "No. 2"])
        try host.tap("out")
        try host.tap("out")
        #expect(model.path == [])
        #expect(host.texts == ["Home", "root"])
    }

    @Test func coveredScreensKeepTheirStateAndPoppedOnesLoseIt() throws {
        let model = PathModel([1])
        let host = host { PathStack(model: model) }
        try host.tap("s1:0")
        model.path = [1, 2]
        #expect(host.navigationDepth == 3)
        try host.back()
        #expect(host.texts.contains("s1:1"))
        try host.back()
        model.path = [1]
        #expect(host.texts.contains("s1:0"))
    }

    @Test func goingBackAtTheRootIsRefused() {
        let host = host { PathStack(model: PathModel()) }
        #expect(throws: ViewQueryError.self) { try host.back() }
    }

    @Test func aThousandScreens() throws {
        let model = PathModel(Array(1...1000))
        let host = host { PathStack(model: model) }
        #expect(host.navigationDepth == 1001)
        #expect(host.evaluations { model.path.append(1001) } == ["ScreenView": 1])
        #expect(host.outline().contains("NavigationStack depth=1002"))
        #expect(try host.evaluations { try host.back() } == [:])
        #expect(model.path.count == 1000)
        try host.tap("out")
        #expect(model.path.last == 999)
        #expect(host.screenTitles.last == "No. 999")
        model.path.removeAll()
        #expect(host.texts == ["Home", "root"])
    }

    @Test func aPathGrowsToAThousandScreensOneByOne() {
        let model = PathModel()
        let host = host { PathStack(model: model) }
        let bodies = host.evaluations {
            for number in 1...1000 {
                model.path.append(number)
                _ = host.issues
            }
        }
        #expect(bodies == ["ScreenView": 1000])
        #expect(host.navigationDepth == 1001)
        #expect(host.issues == [])
    }

    @Test func aScreenIsPushedWithoutRunningTheOthers() {
        let model = PathModel([1])
        let host = host { PathStack(model: model) }
        let counts = host.evaluations { model.path.append(2) }
        #expect(counts["ScreenView"] == 1)
    }

    /// The covered screens run once, too: their titles name the ways back.
    @Test func aPathOfThreeValuesRunsEachNewScreenOnce() {
        let model = PathModel()
        let host = host { PathStack(model: model) }
        #expect(host.evaluations { model.path = [1, 2, 3] } == ["ScreenView": 3])
        #expect(host.screenTitles == ["Home", "No. 1", "No. 2", "No. 3"])
        #expect(host.evaluations { model.path = [1, 2] } == [:], "what is uncovered has not changed")
        #expect(host.evaluations { model.path = [1, 7, 8] } == ["ScreenView": 2], "the first screen stays")
        #expect(host.evaluations { model.path = [9, 7, 8] } == ["ScreenView": 3], "what follows another screen is new")
        #expect(host.evaluations { model.path.removeAll() } == [:])
        #expect(host.texts == ["Home", "root"])
    }

    @Test func valuesWithoutDestinationAreReported() {
        let host = host { NavigationStack { NavigationLink("go", value: "x") } }
        try? host.tap("go")
        #expect(host.navigationDepth == 2)
        #expect(host.issues.map(\.kind) == [.unknownDestination])
        #expect(host.outline().contains("issue \"No destination is declared for String"))
    }

    @Test func pushedScreensHaveTheEnvironmentOfTheStack() throws {
        let host = host {
            NavigationStack {
                NavigationLink("go") { FontReader() }.font(.title)
            }
            .environment(\.isEnabled, true)
            .font(.caption)
        }
        try host.tap("go")
        #expect(host.texts.contains("caption"))
    }

    @Test func nestedStacksAreReported() {
        let host = host { NavigationView { NavigationView { Text("x") } } }
        #expect(host.issues.map(\.kind) == [.nestedNavigation])
        #expect(host.outline(.structure).components(separatedBy: "bar").count == 3)
    }

    @Test func theReportOfANestedStackNamesBoth() {
        let host = host { Porch() }
        #expect(
            host.issues.map(\.message) == [
                "The NavigationView at Porch > NavigationView > Attic > NavigationView stands inside the NavigationView "
                    + "at Porch > NavigationView, so that two navigation bars show. "
                    + "Keep the outer one and let the screens inside it push on that."
            ])
    }
}

private struct Porch: View {
    var body: some View { NavigationView { Attic() } }
}

private struct Attic: View {
    var body: some View { NavigationView { Text("boxes") } }
}

private struct FontReader: View {
    @Environment(\.font) private var font

    var body: some View { Text(font == .caption ? "caption" : font == .title ? "title" : "other") }
}
