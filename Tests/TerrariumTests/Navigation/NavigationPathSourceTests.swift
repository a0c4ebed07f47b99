import Foundation
import Observation
import Terrarium
import Testing

@Observable
private final class Way {
    var mixed = NavigationPath()
    var numbers: [Int] = []
    var slice: ArraySlice<Int> = []
}

private struct MixedStack: View {
    let way: Way

    var body: some View {
        @Bindable var way = way
        NavigationStack(path: $way.mixed) {
            VStack {
                NavigationLink("one", value: 1)
                NavigationLink("word", value: "w")
            }
            .navigationDestination(for: Int.self) { number in
                VStack {
                    Text("number \(number)")
                    NavigationLink("double", value: Double(number) / 2)
                }
            }
            .navigationDestination(for: String.self) { Text("text \($0)") }
            .navigationDestination(for: Double.self) { Text("half \($0, specifier: "%.1f")") }
        }
    }
}

private struct NumberStack: View {
    let way: Way

    var body: some View {
        @Bindable var way = way
        NavigationStack(path: $way.numbers) {
            VStack {
                NavigationLink("one", value: 1)
                NavigationLink("word", value: "w")
            }
            .navigationDestination(for: Int.self) { Text("number \($0)") }
            .navigationDestination(for: String.self) { Text("text \($0)") }
        }
    }
}

/// The path of a stack, whoever keeps it.
@MainActor
struct NavigationPathSourceTests {
    private let way = Way()

    @Test func aPathOfAnyTypesTakesTheDestinationOfEachType() throws {
        let host = host { MixedStack(way: way) }
        try host.tap("one")
        try host.tap("double")
        #expect(host.texts == ["Back", "half 0.5"])
        #expect(way.mixed.count == 2)
        way.mixed.append("x")
        #expect(host.texts == ["Back", "text x"])
        #expect(host.navigationDepth == 4)
        way.mixed.removeLast(2)
        #expect(host.texts == ["Back", "number 1", "double"])
        way.mixed = NavigationPath()
        #expect(host.texts == ["one", "word"])
        #expect(host.issues.isEmpty)
    }

    @Test func aPathOfAnyTypesCanBeSetAtOnce() {
        let host = host { MixedStack(way: way) }
        var path = NavigationPath([1, 2])
        path.append("end")
        way.mixed = path
        #expect(host.navigationDepth == 4)
        #expect(host.texts == ["Back", "text end"])
    }

    @Test func goingBackIsWrittenIntoThePath() throws {
        let host = host { MixedStack(way: way) }
        way.mixed = NavigationPath(["a", "b"])
        try host.back()
        #expect(way.mixed == NavigationPath(["a"]))
        try host.tap("Back")
        #expect(way.mixed.isEmpty)
    }

    @Test func aLinkOfAnotherTypeThanThePathsIsReportedAndLeadsNowhere() throws {
        let host = host { NumberStack(way: way) }
        try host.tap("word")
        #expect(host.texts == ["one", "word"])
        #expect(host.issues.map(\.kind) == [.unknownDestination])
        try host.tap("one")
        #expect(way.numbers == [1])
        #expect(host.texts == ["Back", "number 1"])
    }

    @Test func screensStayWhereThePathIsTheSameFromTheRootOn() throws {
        struct Counting: View {
            let way: Way

            var body: some View {
                @Bindable var way = way
                NavigationStack(path: $way.numbers) {
                    Text("root").navigationDestination(for: Int.self) { TapCounter(name: "\($0)") }
                }
            }
        }
        way.numbers = [1]
        let host = host { Counting(way: way) }
        try host.tap("1:0")
        way.numbers = [1, 2]
        try host.tap("2:0")
        way.numbers = [1, 3]
        #expect(host.texts == ["Back", "3:0"])
        way.numbers = [1]
        #expect(host.texts == ["Back", "1:1"])
        way.numbers = [2, 1]
        #expect(host.texts == ["Back", "1:0"], "the screen of 1 stands on another one now")
    }

    @Test func anyCollectionMayBeThePath() throws {
        struct SliceStack: View {
            let way: Way

            var body: some View {
                @Bindable var way = way
                NavigationStack(path: $way.slice) {
                    NavigationLink("go", value: 1).navigationDestination(for: Int.self) { Text("n\($0)") }
                }
            }
        }
        way.slice = [5, 6, 7][1...]
        let host = host { SliceStack(way: way) }
        #expect(host.texts == ["Back", "n7"])
        try host.back()
        try host.back()
        #expect(way.slice.isEmpty)
        try host.tap("go")
        #expect(host.texts == ["Back", "n1"])
    }

    @Test func aPathThatABindingRefusesToPopStays() throws {
        struct Fixed: View {
            var body: some View {
                NavigationStack(path: .constant([1])) {
                    Text("root").navigationDestination(for: Int.self) { Text("n\($0)") }
                }
            }
        }
        let host = host { Fixed() }
        try host.back()
        #expect(host.texts == ["Back", "n1"])
        try host.back()
        #expect(host.navigationDepth == 2)
    }
}
