import Foundation
import Terrarium
import Testing

/// A root whose screen has one item, and a link to a page that has it, too.
private struct Desk: View {
    let placement: ToolbarItemPlacement

    var body: some View {
        NavigationStack {
            NavigationLink("open") { Text("page").toolbar { item } }
                .toolbar { item }
        }
    }

    private var item: some ToolbarContent {
        ToolbarItem(placement: placement) { Button("xyz") {} }
    }
}

/// Where items stand in a window of 400 × 200 points.
@MainActor
struct ToolbarItemTests {
    private func frame(_ placement: ToolbarItemPlacement) throws -> CGRect {
        try host(400, 200) { Desk(placement: placement) }.frame(of: .button("xyz"))
    }

    @Test func itemsThatStandAtTheLeadingEnd() throws {
        let placements: [ToolbarItemPlacement] = [
            .navigation, .topBarLeading, .navigationBarLeading, .cancellationAction,
        ]
        for placement in placements {
            #expect(try frame(placement) == CGRect(x: 16, y: 14, width: 24, height: 16))
        }
    }

    @Test func itemsThatStandAtTheTrailingEnd() throws {
        let placements: [ToolbarItemPlacement] = [
            .automatic, .topBarTrailing, .navigationBarTrailing, .primaryAction, .secondaryAction, .confirmationAction,
            .destructiveAction,
        ]
        for placement in placements {
            #expect(try frame(placement) == CGRect(x: 360, y: 14, width: 24, height: 16))
        }
    }

    @Test func itemsThatStandInTheMiddle() throws {
        let placements: [ToolbarItemPlacement] = [.principal, .title, .subtitle, .largeTitle, .largeSubtitle]
        for placement in placements {
            #expect(try frame(placement) == CGRect(x: 188, y: 14, width: 24, height: 16))
        }
    }

    @Test func itemsOfTheBarBelow() throws {
        for placement in [ToolbarItemPlacement.bottomBar, .bottomOrnament] {
            #expect(try frame(placement) == CGRect(x: 16, y: 170, width: 24, height: 16))
        }
        #expect(try frame(.status) == CGRect(x: 188, y: 170, width: 24, height: 16))
    }

    @Test func theKeyboardsItemsAreNotShown() {
        let host = host(400, 200) { Desk(placement: .keyboard) }
        #expect(host.texts == ["open"])
    }

    @Test func leadingItemsStandBehindTheWayBack() throws {
        for placement in [ToolbarItemPlacement.topBarLeading, .navigationBarLeading, .cancellationAction] {
            let host = host(400, 200) { Desk(placement: placement) }
            try host.tap("open")
            #expect(host.texts == ["Back", "xyz", "page"])
            #expect(try host.frame(of: .button("xyz")).minX == 56)
        }
    }

    @Test func anItemOfNavigationMakesRoomForTheWayBack() throws {
        let host = host(400, 200) { Desk(placement: .navigation) }
        try host.tap("open")
        #expect(host.texts == ["Back", "xyz", "page"])
        #expect(try host.frame(of: .button("xyz")).maxX == 384)
        try host.back()
        #expect(try host.frame(of: .button("xyz")).minX == 16)
    }

    @Test func withoutAWayBackItStaysAtTheLeadingEnd() throws {
        let host = host(400, 200) {
            NavigationStack {
                NavigationLink("open") {
                    Text("page").navigationBarBackButtonHidden()
                        .toolbar { ToolbarItem(placement: .navigation) { Button("xyz") {} } }
                }
            }
        }
        try host.tap("open")
        #expect(try host.frame(of: .button("xyz")).minX == 16)
    }

    @Test func allPlacesTogether() {
        let host = host(600, 200) {
            NavigationStack {
                Text("x")
                    .toolbar {
                        ToolbarItem(placement: .destructiveAction) { Button("drop") {} }
                        ToolbarItem(placement: .secondaryAction) { Button("more") {} }
                        ToolbarItem(placement: .navigation) { Button("map") {} }
                        ToolbarItem(placement: .bottomOrnament) { Button("play") {} }
                    }
                    .toolbar {
                        ToolbarItem(placement: .navigationBarTrailing) { Button("share") {} }
                        ToolbarItem(placement: .navigationBarLeading) { Button("close") {} }
                        ToolbarItem(placement: .bottomBar) { Button("stop") {} }
                    }
            }
        }
        #expect(
            host.outline() == """
                window @0,0 600x200
                  NavigationStack depth=1
                    screen
                      bar @0,0 600x44
                        Button "map" [tap] @16,14 24x16
                        Button "close" [tap] @48,14 40x16
                        Button "drop" [tap] @464,14 32x16
                        Button "more" [tap] @504,14 32x16
                        Button "share" [tap] @544,14 40x16
                      Text "x" @296,92 8x16
                      bar bottom @0,156 600x44
                        Button "play" [tap] @16,14 32x16
                        Button "stop" [tap] @56,14 32x16

                """)
    }

    @Test func aPlaceMayChange() throws {
        struct Moving: View {
            @State private var isBelow = false
            var body: some View {
                Text("x").toolbar {
                    ToolbarItem(placement: isBelow ? .bottomBar : .navigation) {
                        Button("move") { isBelow.toggle() }
                    }
                }
            }
        }
        let host = host(400, 200) { NavigationStack { Moving() } }
        try host.tap("move")
        #expect(try host.frame(of: .button("move")).minY == 170)
        #expect(host.outline(.structure).contains("bar bottom"))
        try host.tap("move")
        #expect(try host.frame(of: .button("move")).minY == 14)
        #expect(!host.outline(.structure).contains("bar bottom"))
    }

    @Test func itemsWithIdsStandWhereTheOthersDo() throws {
        let host = host(400, 200) {
            NavigationStack {
                Text("x").toolbar(id: "main") {
                    ToolbarItem(id: "a", placement: .navigationBarLeading) { Text("lead") }
                    ToolbarItem(id: "b", placement: .secondaryAction) { Text("trail") }
                }
            }
        }
        #expect(host.texts == ["lead", "trail", "x"])
    }
}
