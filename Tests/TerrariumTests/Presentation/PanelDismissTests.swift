import Foundation
import Terrarium
import Testing

/// A button in a panel that dismisses what is around it and says whether it is presented. It keeps the panel's own end
/// out of the way, since it is a text with a gesture and no button.
private struct Leaver: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var name = "leave"

    var body: some View {
        Text("\(name) \(isPresented)").onTapGesture { dismiss() }
    }
}

/// A screen that asks with an alert or with a choice, in whose content somebody dismisses.
private struct Asker: View {
    enum Way: CaseIterable { case alert, confirmation }

    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @State private var isAsking = true
    let way: Way

    var body: some View {
        let screen = Text("screen \(isPresented) \(isAsking)").onTapGesture { dismiss() }
        switch way {
        case .alert:
            screen.alert("Sure?", isPresented: $isAsking) {
                Leaver()
                Button("Close the screen") { dismiss() }
                Button("Keep") {}
            } message: {
                Leaver(name: "message")
            }
        case .confirmation:
            screen.confirmationDialog("Sure?", isPresented: $isAsking) {
                Leaver()
                Button("Close the screen") { dismiss() }
            } message: {
                Leaver(name: "message")
            }
        }
    }
}

private struct Pushed<Root: View>: View {
    @State private var path = [1]
    @ViewBuilder let screen: Root

    var body: some View {
        NavigationStack(path: $path) {
            Text("root").navigationDestination(for: Int.self) { _ in screen }
        }
    }
}

private struct InSheet<Root: View>: View {
    @State private var isOn = true
    @ViewBuilder let content: Root

    var body: some View {
        Text("below \(isOn)").sheet(isPresented: $isOn) { content }
    }
}

/// What `dismiss` and `isPresented` mean inside an alert and inside a choice: they speak of the panel.
@MainActor
struct PanelDismissTests {
    @Test(arguments: Asker.Way.allCases) fileprivate func atTheRootItEndsThePanel(way: Asker.Way) throws {
        let host = host(300, 300) { Asker(way: way) }
        #expect(host.texts.contains("leave true"))
        #expect(host.texts.contains("message true"))
        try host.tap("leave true")
        #expect(host.texts == ["screen false false"])
        try host.tap("screen false false")
        #expect(host.texts == ["screen false false"])
    }

    @Test(arguments: Asker.Way.allCases) fileprivate func onAPushedScreenItPopsNothing(way: Asker.Way) throws {
        let host = host(300, 300) { Pushed { Asker(way: way) } }
        try host.tap("message true")
        #expect(host.navigationDepth == 2)
        #expect(host.texts == ["Back", "screen true false"])
        try host.tap("screen true false")
        #expect(host.navigationDepth == 1)
    }

    @Test(arguments: Asker.Way.allCases) fileprivate func inASheetTheSheetStays(way: Asker.Way) throws {
        let host = host(300, 400) { InSheet { Asker(way: way) } }
        try host.tap("leave true")
        #expect(host.texts == ["screen true false"])
        try host.tap("screen true false")
        #expect(host.texts == ["below false"])
    }

    @Test(arguments: Asker.Way.allCases)
    fileprivate func onAPushedScreenInASheetBothStay(way: Asker.Way) throws {
        let host = host(300, 400) { InSheet { Pushed { Asker(way: way) } } }
        try host.tap("leave true")
        #expect(host.navigationDepth == 2)
        #expect(host.texts == ["Back", "screen true false"])
    }

    /// The screen's own `dismiss`, called by a button of its alert, speaks of the screen.
    @Test(arguments: Asker.Way.allCases)
    fileprivate func thePresentersDismissEndsTheScreenBelow(way: Asker.Way) throws {
        let pushed = host(300, 300) { Pushed { Asker(way: way) } }
        try pushed.tap("Close the screen")
        #expect(pushed.navigationDepth == 1)
        #expect(pushed.texts == ["root"])
        let sheet = host(300, 400) { InSheet { Asker(way: way) } }
        try sheet.tap("Close the screen")
        #expect(sheet.texts == ["below false"])
        let root = host(300, 300) { Asker(way: way) }
        try root.tap("Close the screen")
        #expect(root.texts == ["screen false false"])
    }

    @Test(arguments: Asker.Way.allCases)
    fileprivate func aButtonThatDismissesEndsOnePanelOnly(way: Asker.Way) throws {
        struct Twice: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("twice") { dismiss() } }
        }
        struct Screen: View {
            @State private var isAsking = true
            let way: Asker.Way
            var body: some View {
                if way == .alert {
                    Text("screen").alert("Sure?", isPresented: $isAsking) { Twice() }
                } else {
                    Text("screen").confirmationDialog("Sure?", isPresented: $isAsking) { Twice() }
                }
            }
        }
        let host = host(300, 400) { InSheet { Pushed { Screen(way: way) } } }
        try host.tap("twice")
        #expect(host.navigationDepth == 2)
        #expect(host.texts == ["Back", "screen"])
    }
}
