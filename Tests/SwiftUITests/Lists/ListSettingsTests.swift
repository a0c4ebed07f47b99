import SwiftUI
import Testing

@MainActor
struct ListSettingsTests {
    @Test func howListsLookIsRecorded() {
        checkRecorded(Text("x").scrollContentBackground(.hidden), "scrollBackground=hidden")
        checkRecorded(Text("x").listSectionSpacing(.compact), "sectionSpacing=compact")
        checkRecorded(Text("x").listSectionSpacing(10), "sectionSpacing=10")
        checkRecorded(Text("x").listSectionMargins(.horizontal, 4), "sectionMargins=4")
        checkRecorded(Text("x").listRowSpacing(10), "rowSpacing=10")
        checkRecorded(Text("x").listRowSpacing(nil), "")
        checkRecorded(Text("x").listSectionSeparatorTint(.red), "listSectionSeparatorTint=red")
        checkRecorded(Text("x").listItemTint(.red), "itemTint=red")
        checkRecorded(Text("x").listItemTint(.monochrome), "itemTint=monochrome")
        checkRecorded(Text("x").badgeProminence(.increased), "badgeProminence=increased")
        checkRecorded(Text("x").alternatingRowBackgrounds(), "alternatingRows")
        checkRecorded(Text("x").alternatingRowBackgrounds(.disabled), "")
        checkRecorded(Text("x").formStyle(.grouped), "formStyle=grouped")
        checkRecorded(Text("x").formStyle(.automatic), "")
    }

    @Test func whatNeedsAPointerLeavesTheLine() {
        checkRecorded(
            Text("x").listRowHoverEffect(.highlight).listRowHoverEffectDisabled().collapsible(true)
                .sectionActions { Button("x") {} }, "")
    }
}
