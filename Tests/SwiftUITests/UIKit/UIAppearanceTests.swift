import SwiftUI
import Testing

@MainActor
struct UIAppearanceTests {
    @Test func whatIsSetForAllIsKept() {
        UINavigationBar.appearance().barTintColor = .red
        #expect(UINavigationBar.appearance().barTintColor == .red)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        UINavigationBar.appearance().standardAppearance = appearance
        #expect(UINavigationBar.appearance().standardAppearance.backgroundColor == .systemBackground)
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        #expect(UISegmentedControl.appearance().titleAttributes[.selected]?.count == 1)
    }

    @Test func fontsHaveSizes() {
        #expect(UIFont.systemFont(ofSize: 12, weight: .bold).pointSize == 12)
        #expect(UIFont(name: "Avenir", size: 14)?.fontName == "Avenir")
    }
}
