import Foundation
import Terrarium
import Testing

/// A button that dismisses as often as it is told to, and says whether it is presented.
private struct Closer: View {
    @Environment(\.dismiss) var dismiss
    @Environment(\.isPresented) var isPresented
    var name = "close"
    var times = 1

    var body: some View {
        Button("\(name) \(isPresented)") { for _ in 0..<times { dismiss() } }
    }
}

private struct InSheet<Content: View>: View {
    @State var isOn = true
    @ViewBuilder var content: Content

    var body: some View {
        Text("root \(isOn)").sheet(isPresented: $isOn) { content }
    }
}

private struct Stack: View {
    @State var path: [Int]
    var times = 1

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Text("root")
                Closer(name: "root")
            }
            .navigationDestination(for: Int.self) { Closer(name: "s\($0)", times: times) }
        }
    }
}

@MainActor
struct DismissActionTests {
    @Test func atTheRootOfTheWindowItDoesNothing() throws {
        let host = host { Closer() }
        try host.tap("close false")
        #expect(host.texts == ["close false"])
    }

    @Test func atTheRootOfAStackInTheWindowItDoesNothing() throws {
        let host = host { Stack(path: []) }
        try host.tap("root false")
        #expect(host.navigationDepth == 1)
    }

    @Test func atTheRootOfAStackInASheetItEndsTheSheet() throws {
        let host = host { InSheet { NavigationStack { Closer() } } }
        try host.tap("close true")
        #expect(host.texts == ["root false"])
    }

    @Test func onAPushedScreenInASheetItPopsThatScreen() throws {
        let host = host { InSheet { Stack(path: [1]) } }
        try host.tap("s1 true")
        #expect(host.navigationDepth == 1)
        try host.tap("root true")
        #expect(host.texts == ["root false"])
    }

    @Test func twoCallsInOneActionPopOneScreen() throws {
        let host = host { Stack(path: [1, 2, 3], times: 2) }
        try host.tap("s3 true")
        #expect(host.navigationDepth == 3)
        try host.tap("s2 true")
        #expect(host.navigationDepth == 2)
    }

    @Test func inATabOfASheetItEndsTheSheet() throws {
        let host = host { InSheet { TabView { Closer().tabItem { Text("A") } } } }
        try host.tap("close true")
        #expect(host.texts == ["root false"])
    }

    @Test func inATabOfTheWindowItDoesNothing() throws {
        let host = host { TabView { Closer().tabItem { Text("A") } } }
        try host.tap("close false")
        #expect(host.texts == ["A", "close false"])
    }

    @Test func inACoverAndInAPopoverItEndsThem() throws {
        struct Two: View {
            @State var isCovered = true
            @State var isPointing = false
            var body: some View {
                Button("point") { isPointing = true }
                    .fullScreenCover(isPresented: $isCovered) { Closer(name: "cover") }
                    .popover(isPresented: $isPointing) { Closer(name: "popover") }
            }
        }
        let host = host { Two() }
        try host.tap("cover true")
        try host.tap("point")
        try host.tap("popover true")
        #expect(host.texts == ["point"])
    }

    @Test func thePresentersDismissDoesNotEndItsOwnSheet() throws {
        struct Presenter: View {
            @Environment(\.dismiss) var dismiss
            @State var isOn = true
            var body: some View {
                Text("p").sheet(isPresented: $isOn) { Button("outer") { dismiss() } }
            }
        }
        let host = host { Presenter() }
        try host.tap("outer")
        #expect(host.texts == ["outer"])
    }

    @Test func theAncestorsDismissEndsItsLayerWithEverythingAbove() throws {
        struct Middle: View {
            @Environment(\.dismiss) var dismiss
            @State var isOn = true
            var body: some View {
                Text("middle").sheet(isPresented: $isOn) { Button("all") { dismiss() } }
            }
        }
        let host = host { InSheet { Middle() } }
        try host.tap("all")
        #expect(host.texts == ["root false"])
    }

    @Test func insideAPushedScreenOfAPresenterASheetEndsFirst() throws {
        struct Screen: View {
            @State var isOn = true
            var body: some View {
                VStack { Closer(name: "screen") }.sheet(isPresented: $isOn) { Closer(name: "sheet") }
            }
        }
        let host = host {
            NavigationStack {
                NavigationLink("go") { Screen() }
            }
        }
        try host.tap("go")
        #expect(host.texts == ["sheet true"])
        try host.tap("sheet true")
        #expect(host.navigationDepth == 2)
        try host.tap("screen true")
        #expect(host.navigationDepth == 1)
    }

    @Test func aCallAfterTheEndDoesNothing() throws {
        final class Kept { var dismiss: DismissAction? }
        struct Keeping: View {
            @Environment(\.dismiss) var dismiss
            let kept: Kept
            var body: some View {
                Button("close") {
                    kept.dismiss = dismiss
                    dismiss()
                }
            }
        }
        struct Root: View {
            @State var isOn = true
            let kept: Kept
            var body: some View {
                Button("open \(isOn)") { isOn = true }.sheet(isPresented: $isOn) { Keeping(kept: kept) }
            }
        }
        let kept = Kept()
        let host = host { Root(kept: kept) }
        try host.tap("close")
        try host.tap("open false")
        kept.dismiss?()
        #expect(host.texts == ["close"])
    }

    @Test func readingItNeverRunsTheScreenAgain() throws {
        struct Screen: View {
            @Environment(\.dismiss) var dismiss
            var body: some View { NavigationLink("more") { Text("deep") } }
        }
        struct Root: View {
            @State var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { _ in Screen() }
                }
            }
        }
        let host = host { Root() }
        let counts = try host.evaluations { try host.tap("more") }
        #expect(counts["Screen"] == nil)
        #expect(host.navigationDepth == 3)
        #expect(host.issues == [])
    }

    @Test func presentationModeTellsAndEndsThePresentation() throws {
        struct Older: View {
            @Environment(\.presentationMode) var mode
            var body: some View {
                Button("\(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() }
            }
        }
        let alone = host { Older() }
        try alone.tap("false")
        #expect(alone.texts == ["false"])
        let host = host { InSheet { Older() } }
        try host.tap("true")
        #expect(host.texts == ["root false"])
    }

    @Test func aPanelOverTheRootCannotCloseItselfThatWay() throws {
        struct Notice: View {
            @Environment(\.dismiss) var dismiss
            var body: some View { Button("close") { dismiss() } }
        }
        struct Desk: View {
            @State var isAsking = true
            var body: some View {
                Text("desk").overlay { if isAsking { Notice() } }
            }
        }
        let host = host { Desk() }
        try host.tap("close")
        #expect(host.texts == ["desk", "close"])
        #expect(host.issues == [])
    }
}
