import Foundation
import Testing

@testable import Terrarium

private struct NumberKey: EnvironmentKey { static let defaultValue = 0 }
private struct OtherKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }

    fileprivate var other: Int {
        get { self[OtherKey.self] }
        set { self[OtherKey.self] = newValue }
    }
}

private struct Palette: Equatable {
    var accent = "blue"
    var ground = "white"
}

private struct PaletteKey: EnvironmentKey { static let defaultValue = Palette() }

extension EnvironmentValues {
    fileprivate var palette: Palette {
        get { self[PaletteKey.self] }
        set { self[PaletteKey.self] = newValue }
    }

    /// Made from two keys, and written to both.
    fileprivate var pair: [Int] {
        get { [number, other] }
        set {
            number = newValue[0]
            other = newValue[1]
        }
    }

    /// Reads no key at all.
    fileprivate var always: Int { 4 }
}

private struct AccentReader: View {
    @Environment(\.palette.accent) var accent
    var body: some View { Text(accent) }
}

private struct PairReader: View {
    @Environment(\.pair) var pair
    var body: some View { Text("\(pair)") }
}

private struct Reader: View {
    var name = "n"
    @Environment(\.number) var number
    var body: some View { Text("\(name)=\(number)") }
}

@MainActor
struct EnvironmentModifierTests {
    @Test func theNearestWriterWins() {
        let host = host {
            VStack {
                Reader(name: "a")
                Reader(name: "b").environment(\.number, 2)
            }
            .environment(\.number, 1)
        }
        #expect(host.texts == ["a=1", "b=2"])
    }

    @Test func onlyReadersOfTheChangedKeyRun() throws {
        struct OtherReader: View {
            @Environment(\.other) var other
            var body: some View { Text("o=\(other)") }
        }
        struct Parent: View {
            @State var value = 1
            var body: some View {
                VStack {
                    Reader()
                    OtherReader()
                    Button("inc") { value += 1 }
                }
                .environment(\.number, value).environment(\.other, 7)
            }
        }
        let host = host { Parent() }
        let log = try host.evaluationLog { try host.tap("inc") }
        #expect(host.texts == ["n=2", "o=7", "inc"])
        #expect(log.map(\.description) == ["Parent: state value", "Reader: environment \\.number"])
    }

    @Test func aModifierReadsOutsideItsContent() {
        struct Plus: ViewModifier {
            @Environment(\.number) var number
            func body(content: Content) -> some View { content.environment(\.number, number + 1) }
        }
        let host = host { Reader().modifier(Plus()).modifier(Plus()).environment(\.number, 10) }
        #expect(host.texts == ["n=12"])
    }

    @Test func transformsStartFromTheInheritedValue() {
        let host = host {
            Reader().transformEnvironment(\.number) { $0 *= 2 }.environment(\.number, 21)
        }
        #expect(host.texts == ["n=42"])
    }

    @Test func aViewDoesNotSeeWhatItsOwnBodySets() {
        struct Setting: View {
            @Environment(\.number) var number
            var body: some View {
                VStack {
                    Text("own \(number)")
                    Reader()
                }
                .environment(\.number, 5)
            }
        }
        #expect(host { Setting() }.texts == ["own 0", "n=5"])
    }

    @Test func siblingsDoNotSeeEachOthersValues() {
        let host = host {
            VStack {
                Reader(name: "a").environment(\.number, 1)
                Reader(name: "b")
                Group {
                    Reader(name: "c")
                    Reader(name: "d")
                }
                .environment(\.number, 2)
            }
        }
        #expect(host.texts == ["a=1", "b=0", "c=2", "d=2"])
    }

    @Test func theInnerOfTwoModifiersWins() {
        #expect(host { Reader().environment(\.number, 1).environment(\.number, 2) }.texts == ["n=1"])
    }

    @Test func transformsApplyFromTheOutsideInwards() {
        let host = host {
            Reader()
                .transformEnvironment(\.number) { $0 += 1 }
                .transformEnvironment(\.number) { $0 *= 2 }
                .environment(\.number, 5)
        }
        #expect(host.texts == ["n=11"])
    }

    @Test func aTransformFollowsWhatItInherits() throws {
        struct Parent: View {
            @State var value = 1
            var body: some View {
                VStack {
                    Reader().transformEnvironment(\.number) { $0 += 10 }
                    Button("inc") { value += 1 }
                }
                .environment(\.number, value)
            }
        }
        let host = host { Parent() }
        #expect(try host.evaluations { try host.tap("inc") } == ["Parent": 1, "Reader": 1])
        #expect(host.texts == ["n=12", "inc"])
    }

    @Test func aTransformThatReadsStateFollowsIt() throws {
        struct Parent: View {
            @State var bonus = 0
            @State var other = 0
            var body: some View {
                VStack {
                    Reader().transformEnvironment(\.number) { $0 += bonus }
                    Button("more") { bonus += 1 }
                    Button("other \(other)") { other += 1 }
                }
                .environment(\.number, 10)
            }
        }
        let host = host { Parent() }
        #expect(host.texts.first == "n=10")
        try host.tap("more")
        #expect(host.texts.first == "n=11")
        #expect(try host.evaluations { try host.tap("other 0") } == ["Parent": 1])
        try host.tap("more")
        #expect(host.texts.first == "n=12")
    }

    @Test func aTransformMaySetOtherValuesThroughTheOneItNames() {
        let host = host {
            VStack {
                Reader()
                PairReader()
            }
            .transformEnvironment(\.pair) { $0 = $0.map { $0 + 1 } }
            .environment(\.other, 7)
        }
        #expect(host.texts == ["n=1", "[1, 8]"])
    }

    @Test func allValuesCanBeTransformedAtOnce() {
        let host = host {
            Reader().transformEnvironment(\.self) { $0.number = 3 }
        }
        #expect(host.texts == ["n=3"])
    }

    @Test func keyPathsLeadIntoValues() throws {
        struct Parent: View {
            @State var ground = "white"
            @State var accent = "blue"
            var body: some View {
                VStack {
                    AccentReader()
                    Button("ground") { ground += "r" }
                    Button("accent") { accent = "red" }
                }
                .environment(\.palette.accent, accent)
                .environment(\.palette.ground, ground)
            }
        }
        let host = host { Parent() }
        #expect(try host.evaluations { try host.tap("ground") } == ["Parent": 1])
        #expect(try host.evaluations { try host.tap("accent") } == ["Parent": 1, "AccentReader": 1])
        #expect(host.texts == ["red", "ground", "accent"])
    }

    @Test func twoChangedKeysOfOneComputedValueRunABodyOnce() throws {
        struct Parent: View {
            @State var value = 0
            var body: some View {
                VStack {
                    PairReader()
                    Button("inc") { value += 1 }
                }
                .environment(\.number, value)
                .environment(\.other, -value)
            }
        }
        let host = host { Parent() }
        #expect(try host.evaluations { try host.tap("inc") } == ["Parent": 1, "PairReader": 1])
        #expect(host.texts == ["[1, -1]", "inc"])
    }

    @Test func aValueWrittenEqualRunsNobody() throws {
        struct Parent: View {
            @State var taps = 0
            var body: some View {
                VStack {
                    Reader()
                    Button("\(taps)") { taps += 1 }
                }
                .environment(\.number, taps / 2)
            }
        }
        let host = host { Parent() }
        #expect(try host.evaluations { try host.tap("0") } == ["Parent": 1])
        #expect(try host.evaluations { try host.tap("1") } == ["Parent": 1, "Reader": 1])
        #expect(host.texts == ["n=1", "2"])
    }

    @Test func aKeyInABranchThatIsNotTakenWakesNobody() throws {
        struct Choosy: View {
            @Environment(\.number) var number
            @State var isReading = true
            var body: some View {
                Button(isReading ? "reads \(number)" : "reads not") { isReading.toggle() }
            }
        }
        struct Parent: View {
            @State var value = 1
            var body: some View {
                VStack {
                    Choosy()
                    Button("inc") { value += 1 }
                }
                .environment(\.number, value)
            }
        }
        let host = host { Parent() }
        #expect(try host.evaluations { try host.tap("inc") } == ["Parent": 1, "Choosy": 1])
        try host.tap("reads 2")
        #expect(try host.evaluations { try host.tap("inc") } == ["Parent": 1])
        try host.tap("reads not")
        #expect(host.texts == ["reads 3", "inc"])
        #expect(try host.evaluations { try host.tap("inc") } == ["Parent": 1, "Choosy": 1])
    }

    @Test func aModifierThatComesAndGoesRestoresWhatItShadowed() throws {
        struct Parent: View {
            @State var isSet = false
            var body: some View {
                VStack {
                    if isSet { Reader().environment(\.number, 9) } else { Reader() }
                    Reader(name: "m").transformEnvironment(\.self) { if isSet { $0.number = 9 } }
                    Button("flip") { isSet.toggle() }
                }
                .environment(\.number, 1)
            }
        }
        let host = host { Parent() }
        #expect(host.texts == ["n=1", "m=1", "flip"])
        try host.tap("flip")
        #expect(host.texts == ["n=9", "m=9", "flip"])
        try host.tap("flip")
        #expect(host.texts == ["n=1", "m=1", "flip"])
    }

    @Test func aValueThatReadsNoKeyWakesNobody() throws {
        struct Constant: View {
            @Environment(\.always) var always
            var body: some View { Text("\(always)") }
        }
        let host = host { Constant() }
        #expect(host.evaluations { host.environment.number = 3 } == [:])
        #expect(host.texts == ["4"])
        #expect(try host.explain(\.always, at: "4").description == "value = 4")
    }

    @Test func everyReaderOfAllValuesHearsOfTheKeysThatItReads() throws {
        struct Whole: View {
            @Environment(\.self) var values
            var body: some View { Text("w=\(values.number)") }
        }
        let host = host { Whole() }
        #expect(host.evaluations { host.environment.number = 3 } == ["Whole": 1])
        #expect(host.texts == ["w=3"])
        #expect(host.evaluations { host.environment.other = 3 } == [:])
        #expect(host.evaluations { host.environment.number = 4 } == ["Whole": 1])
        #expect(host.texts == ["w=4"])
    }

    @Test func aBodyThatWritesTheRootEnvironmentSettles() {
        struct Writer: View {
            let write: () -> Void
            @Environment(\.number) var number
            var body: some View {
                let _ = write()
                Text("n=\(number)")
            }
        }
        @MainActor final class Box { var host: ViewHost? }
        let box = Box()
        let host = host { Writer { box.host?.environment.number = 8 } }
        box.host = host
        host.environment.other = 1
        host.environment.number = 2
        #expect(host.texts == ["n=8"])
        #expect(host.texts == ["n=8"])
        box.host = nil
    }

    @Test func oneReaderAmongAHundredThousandLeavesIsOneBody() {
        struct Row: View {
            let number: Int
            var body: some View { Text("\(number)") }
        }
        for count in [1_000, 100_000] {
            let host = host {
                VStack {
                    ForEach(0..<count / 10, id: \.self) { group in
                        VStack { ForEach(0..<10, id: \.self) { Row(number: group * 10 + $0) } }
                    }
                    Reader()
                }
            }
            #expect(host.evaluations { host.environment.number = 1 } == ["Reader": 1])
            let before = host.runtime.counters
            host.environment.number = 2
            _ = host.issues
            #expect(host.runtime.counters.evaluations - before.evaluations == 1)
            #expect(host.runtime.counters.nodesVisited - before.nodesVisited == 1)
        }
    }
}
