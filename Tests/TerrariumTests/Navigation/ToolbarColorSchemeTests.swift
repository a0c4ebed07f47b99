import Foundation
import Terrarium
import Testing

@MainActor
struct ToolbarColorSchemeTests {
    @Test func barsSayTheirScheme() {
        let host = host { NavigationStack { Text("x").toolbarColorScheme(.dark, for: .navigationBar) } }
        #expect(host.outline(.structure).contains("colorScheme=dark"))
    }
}
