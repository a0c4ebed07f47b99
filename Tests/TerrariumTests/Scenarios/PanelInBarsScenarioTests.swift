import Foundation
import Terrarium
import Testing

private struct AskPanelKey: EnvironmentKey {
    static let defaultValue: @MainActor () -> Void = {}
}

extension EnvironmentValues {
    fileprivate var askPanel: @MainActor () -> Void {
        get { self[AskPanelKey.self] }
        set { self[AskPanelKey.self] = newValue }
    }
}

/// Shows a panel over its content, which asks for it through the environment.
private struct PanelPresenter: ViewModifier {
    @State private var isShown = false

    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay {
                if isShown {
                    GeometryReader { proxy in
                        Button("close \(Int(proxy.size.width))x\(Int(proxy.size.height))") { isShown = false }
                    }
                    .id("panel")
                }
            }
            .environment(\.askPanel) { isShown = true }
    }
}

private struct Asker: View {
    @Environment(\.askPanel) private var ask

    var body: some View { Button("ask") { ask() } }
}

/// Where a panel lies that a view asks for, depending on where the presenter stands among the bars.
@MainActor
struct PanelInBarsScenarioTests {
    private func frame<Content: View>(@ViewBuilder _ content: () -> Content) throws -> CGRect {
        let host = host(200, 300, content: content)
        try host.tap("ask")
        let frame = try host.frame(of: .id("panel"))
        try host.tap(.button("close \(Int(frame.width))x\(Int(frame.height))"))
        #expect(throws: ViewQueryError.self) { try host.frame(of: .id("panel")) }
        return frame
    }

    @Test func insideAStackItStartsUnderTheBar() throws {
        let frame = try frame {
            NavigationStack { Asker().modifier(PanelPresenter()).navigationTitle("T") }
        }
        #expect(frame == CGRect(x: 0, y: 96, width: 200, height: 204))
    }

    @Test func insideATabItEndsAboveTheTabBar() throws {
        let frame = try frame {
            TabView { Asker().modifier(PanelPresenter()).tabItem { Text("A") } }
        }
        #expect(frame == CGRect(x: 0, y: 0, width: 200, height: 251))
    }

    @Test func insideAStackInsideATabItHasWhatBothLeave() throws {
        let frame = try frame {
            TabView {
                NavigationStack {
                    Asker().modifier(PanelPresenter()).navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                }
                .tabItem { Text("A") }
            }
        }
        #expect(frame == CGRect(x: 0, y: 44, width: 200, height: 207))
    }

    @Test func aroundTheBarsItCoversTheWindow() throws {
        let stack = try frame { NavigationStack { Asker().navigationTitle("T") }.modifier(PanelPresenter()) }
        #expect(stack == CGRect(x: 0, y: 0, width: 200, height: 300))
        let tabs = try frame {
            TabView { NavigationStack { Asker() }.tabItem { Text("A") } }.modifier(PanelPresenter())
        }
        #expect(tabs == CGRect(x: 0, y: 0, width: 200, height: 300))
    }

    @Test func aPushedScreenAsksThePresenterAroundTheStack() throws {
        let host = host(200, 300) {
            TabView {
                NavigationStack { NavigationLink("go") { Asker() } }.tabItem { Text("A") }
            }
            .modifier(PanelPresenter())
        }
        try host.tap("go")
        let counts = try host.evaluations { try host.tap("ask") }
        #expect(try host.frame(of: .id("panel")) == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(counts["PanelPresenter"] == 1)
        #expect(host.navigationDepth == 2)
    }

    @Test func aRootOverlayCoversTheWindowFromInside() throws {
        let host = host(200, 300) {
            TabView {
                NavigationStack { Text("x").rootOverlay { Color.red.id("over") }.navigationTitle("T") }
                    .tabItem { Text("A") }
            }
        }
        #expect(try host.frame(of: .id("over")) == CGRect(x: 0, y: 0, width: 200, height: 300))
    }
}
