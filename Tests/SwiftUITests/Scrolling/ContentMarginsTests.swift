import SwiftUI
import Testing

@MainActor
struct ContentMarginsTests {
    @Test func marginsAreRecorded() {
        checkRecorded(Text("x").contentMargins(10), "contentMargins=10")
        checkRecorded(Text("x").contentMargins(.horizontal, 20, for: .scrollContent), "contentMargins=20")
        checkRecorded(Text("x").contentMargins(.top, nil), "")
        checkRecorded(
            Text("x").contentMargins(.all, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
            "contentMargins=1,2,3,4")
    }
}
