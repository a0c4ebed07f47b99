import SwiftUI
import Testing

/// One object chooses the view of the window, in an `App`.
@MainActor
struct TourAppTests {
    @Test func anAppsRouteIsFollowedForthAndBack() throws {
        let host = ViewHost(app: TourApp.self)
        #expect(host.texts == ["To the garden"])
        try host.tap("To the garden")
        try host.tap("Up the tower")
        #expect(host.texts == ["Down again", "Home"])
        try host.tap("Down again")
        #expect(host.texts == ["Up the tower"])
        let bodies = try host.evaluations { try host.tap("Up the tower") }
        #expect(bodies == ["TourView": 1])
        try host.tap("Home")
        #expect(host.texts == ["To the garden"])
    }
}
