import Foundation
import Terrarium
import Testing

private struct Rows: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 40) }
                Text("end").id("end")
            }
        }
    }
}

/// Cards side by side.
private struct Carousel: View {
    let name: String

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(0..<10, id: \.self) { Text("card \($0)").frame(width: 80, height: 40) }
            }
        }
        .id(name)
        .frame(height: 40)
    }
}

private struct Mail: View {
    @State private var subjects = ["one", "two", "three"]
    let log: Log

    var body: some View {
        List {
            ForEach(subjects, id: \.self) { subject in
                Text(subject)
                    .swipeActions(edge: .leading) { Button("Keep") { log("keep \(subject)") } }
            }
            .onDelete { subjects.remove(atOffsets: $0) }
        }
    }
}

@MainActor
struct ViewHostScrollingTests {
    @Test func scrollingShowsTheViewWithTheIdentity() throws {
        let host = host(200, 100) { Rows() }
        let window = CGRect(x: 0, y: 0, width: 200, height: 100)
        #expect(try !window.intersects(host.frame(of: "row 10")))
        try host.scroll(.role(.scrollView), to: 10)
        #expect(try window.contains(host.frame(of: "row 10")))
        try host.scroll(.role(.scrollView), to: "end")
        #expect(try window.contains(host.frame(of: "end")))
        try host.scroll(.role(.scrollView), to: 0)
        #expect(try host.frame(of: "row 0").minY >= 0)
    }

    @Test func anIdentityThatIsNotThereIsRefused() {
        let host = host(200, 100) { Rows() }
        let error = #expect(throws: ViewQueryError.self) { try host.scroll(.role(.scrollView), to: 99) }
        #expect(error?.message == "scroll: .role(.scrollView) holds no view with the id 99.")
        #expect(throws: ViewQueryError.self) { try host.scroll("row 1 and more", to: 1) }
    }

    @Test func whatScrollsIsScrolledIntoViewFirst() throws {
        let host = host(200, 300) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 500)
                    Carousel(name: "carousel")
                }
            }
        }
        #expect(try host.frame(of: .id("carousel")).minY == 500)
        try host.scroll(.id("carousel"), to: 7)
        let window = CGRect(x: 0, y: 0, width: 200, height: 300)
        #expect(try window.contains(host.frame(of: .id("carousel"))))
        #expect(try window.contains(host.frame(of: "card 7")))
        #expect(try !window.intersects(host.frame(of: "card 0")))
        let error = #expect(throws: ViewQueryError.self) { try host.scroll(.id("carousel"), to: 70) }
        #expect(error?.message == "scroll: .id(\"carousel\") holds no view with the id 70.")
    }

    @Test func whatScrollsMayStandInARowThatIsNotMade() throws {
        let host = host(200, 300) {
            List(0..<100, id: \.self) { row in
                if row == 60 { Carousel(name: "carousel") } else { Text("row \(row)") }
            }
        }
        #expect(host.all(.id("carousel")).isEmpty)
        try host.scroll(.id("carousel"), to: 7)
        #expect(try CGRect(x: 0, y: 0, width: 200, height: 300).contains(host.frame(of: "card 7")))
    }

    @Test func rowsInSectionsThatAreNotMadeAreFound() throws {
        let host = host(200, 300) {
            List {
                ForEach(0..<30, id: \.self) { section in
                    Section("section \(section)") {
                        ForEach(0..<10, id: \.self) { row in Text("row \(section)-\(row)").id("\(section)-\(row)") }
                    }
                }
            }
        }
        #expect(host.all("row 25-3").isEmpty)
        try host.scroll(.role(.list), to: "25-3")
        #expect(try CGRect(x: 0, y: 0, width: 200, height: 300).contains(host.frame(of: "row 25-3")))
        try host.scroll(.role(.list), to: "0-1")
        #expect(try CGRect(x: 0, y: 0, width: 200, height: 300).contains(host.frame(of: "row 0-1")))
        let before = host.outline()
        #expect(throws: ViewQueryError.self) { try host.scroll(.role(.list), to: "30-0") }
        #expect(host.outline() == before)
    }

    @Test func whatIsDisabledDoesNotScrollIntoView() {
        let host = host(200, 300) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 500)
                    Carousel(name: "carousel")
                }
            }
            .scrollDisabled(true)
        }
        let error = #expect(throws: ViewQueryError.self) { try host.scroll(.id("carousel"), to: 7) }
        #expect(error?.kind == .offScreen)
    }

    @Test func scrollingChangesOneLineOfTheOutline() throws {
        let host = host(200, 100) { Rows() }
        let trace = try host.trace { try host.scroll(.role(.scrollView), to: "end") }
        #expect(trace.evaluations.isEmpty)
        #expect(trace.changes.count == 2)
    }

    @Test func aSwipeRunsTheRowsFirstAction() throws {
        let log = Log()
        let host = host(300, 300) { Mail(log: log) }
        try host.swipe("two", .leading)
        #expect(log.entries == ["keep two"])
        try host.swipe("two", .trailing)
        #expect(host.texts == ["one", "three"])
    }

    @Test func aSwipeThatMayNotRunAnythingRevealsTheActions() throws {
        let log = Log()
        let host = host(300, 300) {
            List(["one", "two"], id: \.self) { title in
                Text(title).swipeActions(allowsFullSwipe: false) {
                    Button("Archive") { log("archive \(title)") }
                    Button("Delete") { log("delete \(title)") }
                }
            }
        }
        try host.swipe("one", .trailing)
        #expect(log.entries == [])
        #expect(host.texts == ["one", "Archive", "Delete", "two"])
        #expect(try host.frame(of: "Delete").maxX == 300)
        try host.swipe("two", .trailing)
        #expect(host.texts == ["one", "two", "Archive", "Delete"])
        try host.tap("Delete")
        #expect(log.entries == ["delete two"])
        #expect(host.texts == ["one", "two"])
    }

    @Test func aSwipeFromAnEdgeWithoutActionsIsRefused() {
        let host = host(300, 300) {
            List { Text("row").swipeActions(edge: .trailing) { Button("x") {} } }
        }
        let error = #expect(throws: ViewQueryError.self) { try host.swipe("row", .leading) }
        #expect(error?.kind == .noAction)
        #expect(error?.message.hasSuffix("cannot be swiped from the leading edge.") == true)
    }
}
