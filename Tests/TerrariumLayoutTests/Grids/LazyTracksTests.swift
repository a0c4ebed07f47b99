import Foundation
import TerrariumLayout
import Testing

struct LazyTracksTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let title: String
        let items: [GridItem]
        let length: CGFloat?
        /// Start and length of each track.
        let tracks: [[CGFloat]]
        let total: CGFloat
        var testDescription: String { title }
    }

    @Test(arguments: rows)
    func resolves(_ row: Row) {
        let tracks = LazyTracks(row.items, length: row.length)
        #expect(tracks.tracks.map { [$0.start, $0.length] } == row.tracks)
        #expect(tracks.total == row.total)
    }

    private static let rows = [
        Row(
            title: "two halves", items: flexible(2, spacing: 0), length: 100, tracks: [[0, 50], [50, 50]], total: 100),
        Row(title: "8 points apart", items: flexible(2), length: 100, tracks: [[0, 46], [54, 46]], total: 100),
        Row(
            title: "fixed ones are set aside", items: [GridItem(.fixed(30), spacing: 10), GridItem(), GridItem()],
            length: 98, tracks: [[0, 30], [40, 25], [73, 25]], total: 98),
        Row(
            title: "limits, in order",
            items: [
                GridItem(.flexible(minimum: 60), spacing: 0), GridItem(.flexible(maximum: 15), spacing: 0), GridItem(),
            ],
            length: 100, tracks: [[0, 60], [60, 15], [75, 25]], total: 100),
        Row(
            title: "more than there is", items: [GridItem(.flexible(minimum: 80), spacing: 0), GridItem(.fixed(50))],
            length: 100, tracks: [[0, 80], [80, 50]], total: 130),
        Row(title: "the shortest flexible one", items: flexible(1), length: 3, tracks: [[0, 10]], total: 10),
        Row(
            title: "as many as fit", items: [GridItem(.adaptive(minimum: 30), spacing: 5)], length: 100,
            tracks: [[0, 30], [35, 30], [70, 30]], total: 100),
        Row(
            title: "as many as fit, with a limit", items: [GridItem(.adaptive(minimum: 30, maximum: 40), spacing: 0)],
            length: 80, tracks: [[0, 40], [40, 40]], total: 80),
        Row(
            title: "one that does not fit", items: [GridItem(.adaptive(minimum: 50))], length: 20, tracks: [[0, 50]],
            total: 50),
        Row(
            title: "adaptive beside fixed",
            items: [GridItem(.fixed(20), spacing: 0), GridItem(.adaptive(minimum: 40), spacing: 0)],
            length: 100, tracks: [[0, 20], [20, 40], [60, 40]], total: 100),
        Row(title: "nothing proposed", items: flexible(2), length: nil, tracks: [[0, 10], [18, 10]], total: 28),
        Row(title: "no items", items: [], length: 100, tracks: [], total: 0),
        Row(title: "negative", items: [GridItem(.fixed(-5))], length: 100, tracks: [[0, 0]], total: 0),
        Row(
            title: "endless", items: [GridItem(spacing: 0), GridItem(.adaptive(minimum: 1))], length: .infinity,
            tracks: [[0, .infinity], [.infinity, .infinity]], total: .infinity),
    ]

    private static func flexible(_ count: Int, spacing: CGFloat? = nil) -> [GridItem] {
        Array(repeating: GridItem(.flexible(), spacing: spacing), count: count)
    }

    @Test func tracksWithoutLengthAreBounded() {
        let tracks = LazyTracks([GridItem(.adaptive(minimum: 0), spacing: 0)], length: 1e9)
        #expect(tracks.tracks.count == LazyTracks.adaptiveLimit)
        #expect(tracks.total == 1e9)
    }

    @Test func reportsInvalidLengths() {
        #expect(LazyTracks([GridItem(.fixed(.nan))], length: 10).diagnostics == .invalidTrack)
        #expect(LazyTracks([GridItem(.adaptive(minimum: .infinity))], length: 10).diagnostics == .invalidTrack)
        #expect(LazyTracks([GridItem(.flexible(minimum: -1))], length: 10).diagnostics == .invalidTrack)
        #expect(LazyTracks([GridItem()], length: 10).diagnostics == [])
    }
}
