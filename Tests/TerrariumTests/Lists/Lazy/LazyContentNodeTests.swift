import Foundation
import Terrarium
import Testing

/// Counts what was made, in the order of making.
@MainActor
private final class Made {
    var numbers: [Int] = []
}

/// A row that says when it is made, and how high it is.
private struct Row: View {
    let number: Int
    let made: Made
    var height: CGFloat = 20

    var body: some View {
        let _ = made.numbers.append(number)
        Color.clear.frame(height: height).overlay { Text(verbatim: "r\(number)") }
    }
}

/// Rows with one way to show all of them.
@MainActor
struct LazyContentNodeTests {
    private let count = 100_000

    private func column(_ made: Made, count: Int, height: @escaping (Int) -> CGFloat = { _ in 20 }) -> some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Row(number: $0, made: made, height: height($0)) }
            }
        }
    }

    @Test(arguments: [100, 100_000])
    func aColumnMakesWhatTheWindowShows(_ count: Int) {
        let made = Made()
        let host = host(100, 200) { column(made, count: count) }
        #expect(host.texts == (0..<10).map { "r\($0)" })
        #expect(made.numbers == Array(0..<10))
        #expect(host.outline().contains("LazyVStack @0,0 100x\(count * 20)"))
    }

    @Test func aRowMakesWhatTheWindowShows() {
        let made = Made()
        let host = host(200, 20) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                    ForEach(0..<count, id: \.self) { Row(number: $0, made: made).frame(width: 40) }
                }
            }
        }
        #expect(host.texts.count == 4)
        #expect(made.numbers == Array(0..<4))
    }

    @Test func aGridMakesTheLinesThatTheWindowShows() {
        let made = Made()
        let host = host(100, 60) {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
                    ForEach(0..<count, id: \.self) { Row(number: $0, made: made) }
                }
            }
        }
        #expect(host.texts.count == 9)
        #expect(made.numbers == Array(0..<9))
        #expect(host.outline().contains("LazyVGrid @0,0 100x666680"))
    }

    @Test func aListMakesWhatTheWindowShows() {
        let made = Made()
        let host = host(100, 132) { List(0..<count, id: \.self) { Row(number: $0, made: made) } }
        #expect(host.texts == ["r0", "r1", "r2"])
        #expect(made.numbers == [0, 1, 2])
        #expect(host.all(.role(.row)).count == 3)
    }

    @Test func sectionsOfAListToo() {
        let made = Made()
        let host = host(100, 200) {
            List {
                Section("one") { ForEach(0..<count, id: \.self) { Row(number: $0, made: made) } }
                Section("two") { ForEach(0..<count, id: \.self) { Row(number: $0, made: made) } }
            }
            .listStyle(.grouped)
        }
        #expect(host.texts.contains("r0"))
        #expect(made.numbers.count <= 5)
    }

    @Test func scrollingMakesRowsThatComeIntoSightAndNoOthers() throws {
        let made = Made()
        let host = host(100, 200) { column(made, count: count) }
        let before = host.outline()
        made.numbers = []
        try host.scroll(.role(.scrollView), to: 99_999)
        #expect(host.texts == (99_990..<100_000).map { "r\($0)" })
        #expect(Set(made.numbers) == Set(99_990..<100_000))
        made.numbers = []
        try host.scroll(.role(.scrollView), to: 0)
        #expect(host.outline() == before)
        #expect(made.numbers.isEmpty)
    }

    @Test func scrollingAStepChangesTheRowsThatEnterAndLeave() throws {
        let made = Made()
        let host = host(100, 200) { column(made, count: count) }
        let before = host.outline().split(separator: "\n")
        try host.scroll(.role(.scrollView), to: 10)
        let after = host.outline().split(separator: "\n")
        // Two lines of the row that left, two of the one that came; the scroll view says how far it is.
        #expect(Set(before).subtracting(after).count == 3)
        #expect(Set(after).subtracting(before).count == 3)
        #expect(after.contains { $0.contains("ScrollView offset=0,20 [scroll]") })
    }

    @Test func rowsOfManyHeightsEndWhereTheyShould() throws {
        let made = Made()
        let host = host(100, 100) { column(made, count: 1000) { CGFloat(10 + $0 % 7 * 10) } }
        try host.scroll(.role(.scrollView), to: 500)
        // Row 500 is 40 high; it lies at the lower edge of the window, since it came from below.
        #expect(try host.frame(of: "r500").midY == 80)
        #expect(made.numbers.count < 80)
        try host.scroll(.role(.scrollView), to: 999)
        #expect(host.texts.last == "r999")
    }

    @Test func aReaderPutsARowAtTheTop() throws {
        struct Jumping: View {
            let made: Made

            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Button("go") { proxy.scrollTo(70_000, anchor: .top) }
                        ScrollView {
                            LazyVStack(spacing: 0) {
                                ForEach(0..<100_000, id: \.self) { Row(number: $0, made: made) }
                            }
                        }
                    }
                }
            }
        }
        let made = Made()
        let host = host(100, 116) { Jumping(made: made) }
        try host.tap("go")
        #expect(host.texts == ["go"] + (70_000..<70_005).map { "r\($0)" })
        #expect(made.numbers.count <= 11)
    }

    @Test func stateOfARowThatLeftTheSightIsKept() throws {
        let host = host(100, 60) {
            ScrollView {
                LazyVStack(spacing: 4) { ForEach(0..<50, id: \.self) { TapCounter(name: "c\($0)") } }
            }
        }
        try host.tap("c1:0")
        try host.scroll(.role(.scrollView), to: 40)
        #expect(!host.texts.contains("c1:1"))
        try host.scroll(.role(.scrollView), to: 0)
        #expect(host.texts.contains("c1:1"))
    }

    @Test func rowsAppearAndDisappearAsTheyEnterAndLeave() throws {
        let log = Log()
        let host = host(100, 60) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { number in
                        Color.clear.frame(height: 20)
                            .onAppear { log("+\(number)") }
                            .onDisappear { log("-\(number)") }
                    }
                }
            }
        }
        #expect(log.entries == ["+0", "+1", "+2"])
        try host.scroll(.role(.scrollView), to: 3)
        #expect(log.entries == ["+0", "+1", "+2", "+3", "-0"] || log.entries == ["+0", "+1", "+2", "-0", "+3"])
        host.unmount()
        #expect(Set(log.entries.suffix(3)) == ["-1", "-2", "-3"])
    }

    @Test func aLargerWindowShowsMore() {
        let made = Made()
        let host = host(100, 100) { column(made, count: count) }
        _ = host.texts
        host.size = CGSize(width: 100, height: 300)
        #expect(host.texts.count == 15)
        #expect(made.numbers == Array(0..<15))
    }

    @Test func aLazyColumnOutsideAScrollViewMakesWhatTheWindowHolds() {
        let made = Made()
        let host = host(100, 100) {
            LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(number: $0, made: made) } }
        }
        _ = host.outline()
        // The first ones are measured; in the window lie those of the middle, since what is too high is centred.
        #expect(made.numbers.count <= 12)
    }

    @Test func whatStandsBesideTheLoopIsAlwaysThere() {
        let made = Made()
        let host = host(100, 100) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Text("first")
                    ForEach(0..<count, id: \.self) { Row(number: $0, made: made) }
                    Text("last")
                }
            }
        }
        #expect(host.texts.first == "first")
        #expect(host.texts.last == "last")
        #expect(made.numbers == Array(0..<5))
    }

    @Test func rowsOfSeveralViewsAndOfNone() {
        let host = host(100, 100) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { number in
                        if number % 2 == 1 {
                            Text("a\(number)")
                            Text("b\(number)")
                        }
                    }
                }
            }
        }
        #expect(host.texts == ["a1", "b1", "a3", "b3", "a5", "b5", "a7", "b7"])
    }

    @Test func aHundredThousandRowsThatShowNothing() {
        let host = host(100, 100) {
            List(0..<20_000, id: \.self) { number in
                if number == 19_999 { Text("found") }
            }
        }
        #expect(host.texts == ["found"])
    }

    @Test func aLoopInALoop() {
        let host = host(100, 100) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { outer in
                        ForEach(0..<1000, id: \.self) { inner in Text("\(outer).\(inner)") }
                    }
                }
            }
        }
        #expect(host.texts == (0..<7).map { "0.\($0)" })
    }

    @Test func aTapFindsARowThatIsNotMadeYet() throws {
        let log = Log()
        let made = Made()
        let host = host(100, 132) {
            List(0..<300, id: \.self) { number in
                let _ = made.numbers.append(number)
                Button("row \(number)") { log("\(number)") }
            }
        }
        #expect(made.numbers.count == 3)
        try host.tap("row 200")
        #expect(log.entries == ["200"])
        #expect(host.texts.contains("row 200"))
        #expect(made.numbers.count < 210)
    }

    @Test func aTapThatFindsNothingScrollsBack() throws {
        let host = host(100, 132) { List(0..<50, id: \.self) { Button("row \($0)") {} } }
        let before = host.outline()
        #expect(throws: ViewQueryError.self) { try host.tap("row 50") }
        #expect(host.outline() == before)
    }

    @Test func whatStandsBesideALoopInARowIsPlacedWithIt() throws {
        let host = host(100, 80) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { group in
                        Section {
                            ForEach((0..<50).map { "\(group).\($0)" }, id: \.self) { Text(verbatim: $0) }
                        } header: {
                            Text(verbatim: "group \(group)").frame(height: 30)
                        }
                    }
                }
            }
        }
        #expect(host.texts == ["group 0", "0.0", "0.1", "0.2", "0.3"])
        try host.scroll(.role(.scrollView), to: 7)
        #expect(host.texts.contains("group 7"))
        try host.scroll(.role(.scrollView), to: "7.40")
        #expect(host.texts.contains("7.40"))
        // The header is above the window, by what its rows are estimated to be.
        let (header, row) = (try host.frame(of: .text("group 7").anywhere), try host.frame(of: "7.40"))
        #expect(header.size == CGSize(width: 56, height: 16))
        #expect((500..<900).contains(row.minY - header.minY))
    }

    @Test func aGridWithHeadersMakesWhatTheWindowShows() throws {
        let made = Made()
        let host = host(90, 100) {
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0), GridItem()], spacing: 0) {
                    ForEach(["x", "y"], id: \.self) { name in
                        Section(name) { ForEach(0..<count, id: \.self) { Row(number: $0, made: made) } }
                    }
                }
            }
        }
        #expect(host.texts == ["x"] + (0..<15).map { "r\($0)" })
        #expect(made.numbers.count == 15)
        try host.scroll(.role(.scrollView), to: 50_000)
        #expect(host.texts.contains("r50000"))
        #expect(made.numbers.count < 100)
    }

    @Test func aJumpFarDownRowsOfManyHeightsMakesFewOfThem() throws {
        let made = Made()
        let host = host(100, 200) { column(made, count: count) { CGFloat(10 + $0 * 7919 % 61) } }
        try host.scroll(.role(.scrollView), to: 77_777)
        #expect(host.texts.contains("r77777"))
        #expect(made.numbers.count < 400)
    }
}
