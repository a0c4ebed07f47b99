import SwiftUI
import Testing

@MainActor
struct TextDetailsTests {
    @Test func mirroringIsRecorded() {
        checkRecorded(Text("x").layoutDirectionBehavior(.mirrors), "mirrors")
        checkRecorded(Text("x").layoutDirectionBehavior(.fixed), "")
    }

    @Test func cellsStayAsTheyAre() {
        checkRecorded(
            Text("x").lineHeight(.loose).typesettingLanguage(.init(identifier: "th")).typesettingLanguage(.automatic),
            "")
    }
}
