import Foundation
import Terrarium
import Testing

private struct Numbers: View {
    @State private var path = [1, 2]
    @State private var isAsking = false

    var body: some View {
        NavigationStack(path: $path) {
            Text("root").navigationTitle("Root")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("screen \(number)")
                        Button("ask") { isAsking = true }
                        Button("inside") { path.append(path.count + 1) }
                    }
                    .navigationTitle("Screen \(number)")
                    .navigationBarBackButtonHidden(number == 3)
                }
        }
        .alert("Sure?", isPresented: $isAsking) { Button("OK") {} }
    }
}

@MainActor
struct ViewHostNavigationTests {
    @Test func depthAndTitlesOfTheFrontStack() throws {
        let host = host(300, 300) { Numbers() }
        #expect(host.navigationDepth == 3)
        #expect(host.screenTitles == ["Root", "Screen 1", "Screen 2"])
        try host.back()
        #expect(host.navigationDepth == 2)
        #expect(host.texts.contains("screen 1"))
        try host.back()
        #expect(host.screenTitles == ["Root"])
    }

    @Test func withoutAStackThereIsNoDepth() {
        let host = host { Text("x") }
        #expect(host.navigationDepth == 0)
        #expect(host.screenTitles == [])
    }

    @Test func screensWithoutATitle() {
        let host = host { NavigationStack { Text("x") } }
        #expect(host.screenTitles == [""])
    }

    @Test func atTheRootThereIsNoWayBack() throws {
        let host = host { NavigationStack { Text("x") } }
        let error = #expect(throws: ViewQueryError.self) { try host.back() }
        #expect(error?.kind == .noAction)
        #expect(
            error?.message
                == "There is nothing to go back to: no navigation stack in the front has a screen above its root.")
    }

    @Test func aModalLayerBarsTheWayBack() throws {
        let host = host(300, 300) { Numbers() }
        try host.tap("ask")
        let error = #expect(throws: ViewQueryError.self) { try host.back() }
        #expect(error?.message.hasSuffix("The front is an alert.") == true)
        try host.tap("OK")
        try host.back()
        #expect(host.navigationDepth == 2)
    }

    @Test func aHiddenBackButtonIsNoWayBack() throws {
        struct Exit: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                Button("Leave") { dismiss() }.navigationTitle("Inside").navigationBarBackButtonHidden()
            }
        }
        let host = host(300, 300) { NavigationStack { NavigationLink("go") { Exit() } } }
        try host.tap("go")
        let error = #expect(throws: ViewQueryError.self) { try host.back() }
        #expect(error?.kind == .noAction)
        #expect(
            error?.message == """
                The screen "Inside" hides its back button (navigationBarBackButtonHidden), and the swipe from the edge \
                goes with it, so back() has nothing to use.
                Tap what the screen offers instead: "Leave".
                Or take the value from the stack's path.
                """)
        #expect(host.navigationDepth == 2)
        try host.tap("Leave")
        #expect(host.navigationDepth == 1)
    }

    @Test func aHiddenBarIsNoWayBack() throws {
        let host = host(300, 300) {
            NavigationStack { NavigationLink("go") { Text("x").toolbar(.hidden, for: .navigationBar) } }
        }
        try host.tap("go")
        let error = #expect(throws: ViewQueryError.self) { try host.back() }
        #expect(error?.message.hasPrefix("The screen hides its navigation bar, and") == true)
        #expect(host.navigationDepth == 2)
    }

    @Test func theStackInsideTheSheetIsInFront() throws {
        let host = host(300, 400) {
            NavigationStack {
                Text("page").navigationTitle("Page")
                    .sheet(isPresented: .constant(true)) {
                        NavigationStack { NavigationLink("on") { Text("x") }.navigationTitle("Sheet") }
                    }
            }
        }
        #expect(host.screenTitles == ["Sheet"])
        try host.tap("on")
        #expect(host.navigationDepth == 2)
        try host.back()
        #expect(host.navigationDepth == 1)
    }

    @Test func theBackButtonIsTheTitleThatItLeadsTo() throws {
        let host = host(300, 300) { Numbers() }
        #expect(host.texts.contains("Screen 1"))
        try host.tap(.button("Screen 1"))
        #expect(host.navigationDepth == 2)
        let untitled = ViewHost { NavigationStack { NavigationLink("on") { Text("x") } } }
        try untitled.tap("on")
        #expect(untitled.texts.first == "Back")
    }
}
