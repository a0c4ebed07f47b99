import Foundation
import Terrarium
import Testing

@MainActor
struct LifecycleTests {
    @Test func whatAppearActionsWriteIsThereAtOnce() {
        struct Filling: View {
            @State var rows: [Int] = []
            var body: some View {
                VStack { ForEach(rows, id: \.self) { Text("r\($0)") } }.onAppear { rows = [1, 2] }
            }
        }
        // A stack without views is there too, but a stack of no size is not drawn; the rows count.
        #expect(host { Filling() }.texts == ["r1", "r2"])
    }

    @Test func aGroupAppearsOnceAndDisappearsWithItsLastView() throws {
        struct Pair: View {
            @State var first = true
            @State var second = true
            let log: Log
            var body: some View {
                VStack {
                    Group {
                        if first { Text("1") }
                        if second { Text("2") }
                    }
                    .onAppear { log("appear") }
                    .onDisappear { log("disappear") }
                    Button("first") { first.toggle() }
                    Button("second") { second.toggle() }
                }
            }
        }
        let log = Log()
        let host = host { Pair(log: log) }
        try host.tap("first")
        #expect(log.entries == ["appear"])
        try host.tap("second")
        #expect(log.entries == ["appear", "disappear"])
        try host.tap("second")
        try host.tap("first")
        #expect(log.entries == ["appear", "disappear", "appear"])
    }

    @Test func updatesDoNotAppearAgain() throws {
        struct Counting: View {
            @State var count = 0
            let log: Log
            var body: some View {
                Button("\(count)") { count += 1 }.onAppear { log("appear") }
            }
        }
        let log = Log()
        let host = host { Counting(log: log) }
        try host.tap("0")
        try host.tap("1")
        #expect(log.entries == ["appear"])
    }

    @Test func anotherIdentityDisappearsAndAppears() throws {
        struct Changing: View {
            @State var identity = 0
            let log: Log
            var body: some View {
                Button("\(identity)") { identity += 1 }
                    .onAppear { log("appear") }
                    .onDisappear { log("disappear") }
                    .id(identity)
            }
        }
        let log = Log()
        let host = host { Changing(log: log) }
        try host.tap("0")
        #expect(log.entries.sorted() == ["appear", "appear", "disappear"])
    }

    @Test func branchesOfAConditionComeAndGo() throws {
        struct Switching: View {
            @State var isOn = true
            let log: Log
            var body: some View {
                VStack {
                    if isOn {
                        Text("yes").onAppear { log("+yes") }.onDisappear { log("-yes") }
                    } else {
                        Text("no").onAppear { log("+no") }.onDisappear { log("-no") }
                    }
                    Button("flip") { isOn.toggle() }
                }
            }
        }
        let log = Log()
        let host = host { Switching(log: log) }
        try host.tap("flip")
        #expect(log.entries.first == "+yes")
        #expect(log.entries.sorted() == ["+no", "+yes", "-yes"])
    }

    @Test func rowsOfAForEachComeAndGoOneByOne() throws {
        struct Rows: View {
            @State var rows = [1, 2]
            let log: Log
            var body: some View {
                VStack {
                    ForEach(rows, id: \.self) { row in
                        Text("r\(row)").onAppear { log("+\(row)") }.onDisappear { log("-\(row)") }
                    }
                    Button("change") { rows = [2, 3] }
                }
            }
        }
        let log = Log()
        let host = host { Rows(log: log) }
        #expect(log.entries == ["+1", "+2"])
        try host.tap("change")
        #expect(log.entries.dropFirst(2).sorted() == ["+3", "-1"])
    }

    @Test func hiddenAndClearViewsHaveAppeared() {
        let log = Log()
        let host = host {
            VStack {
                Text("a").hidden().onAppear { log("hidden") }
                Text("b").opacity(0).onAppear { log("clear") }
            }
        }
        _ = host.texts
        #expect(log.entries == ["hidden", "clear"])
    }

    @Test func severalActionsOnOneViewAllRun() {
        let log = Log()
        let host = host { Text("x").onAppear { log("1") }.onAppear { log("2") } }
        _ = host.texts
        #expect(log.entries.sorted() == ["1", "2"])
    }

    @Test func aCoveredScreenDisappearsAndComesBack() throws {
        let log = Log()
        let host = host {
            NavigationStack {
                NavigationLink("go") {
                    Text("deep").onAppear { log("+deep") }.onDisappear { log("-deep") }
                }
                .onAppear { log("+root") }
                .onDisappear { log("-root") }
            }
        }
        #expect(log.entries == ["+root"])
        try host.tap("go")
        #expect(log.entries.dropFirst().sorted() == ["+deep", "-root"])
        try host.back()
        #expect(log.entries.dropFirst(3).sorted() == ["+root", "-deep"])
    }

    @Test func whatASheetCoversStays() throws {
        struct Presenter: View {
            @State var isOn = false
            let log: Log
            var body: some View {
                Button("open") { isOn = true }
                    .onAppear { log("+root") }
                    .onDisappear { log("-root") }
                    .sheet(isPresented: $isOn) {
                        Button("close") { isOn = false }.onAppear { log("+sheet") }.onDisappear { log("-sheet") }
                    }
            }
        }
        let log = Log()
        let host = host { Presenter(log: log) }
        try host.tap("open")
        try host.tap("close")
        #expect(log.entries == ["+root", "+sheet", "-sheet"])
    }

    @Test func unmountingRunsWhatWaits() async throws {
        let log = Log()
        let host = host {
            VStack {
                Text("a").onDisappear { log("a") }
                Text("b").onDisappear { log("b") }
            }.onDisappear { log("all") }
        }
        host.unmount()
        host.unmount()
        #expect(log.entries.sorted() == ["a", "all", "b"])
    }

    @Test func viewsThatGoTogetherDisappearInReadingOrderWithWhatIsAroundThemFirst() {
        let log = Log()
        let host = host {
            VStack {
                HStack {
                    Text("a").onDisappear { log("a") }
                    Text("b").padding().onDisappear { log("b") }
                }.onDisappear { log("row") }
                Text("c").onDisappear { log("c") }
            }.onDisappear { log("all") }
        }
        host.unmount()
        #expect(log.entries == ["all", "row", "a", "b", "c"])
    }

    @Test func anEmptyViewNeverAppears() {
        let log = Log()
        let host = host {
            VStack {
                EmptyView().onAppear { log("empty") }
                Text("x")
            }
        }
        #expect(host.texts == ["x"])
        #expect(log.entries == [])
    }
}
