import Foundation
import Terrarium
import Testing

struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The last value wins, even where it is the default.
struct LastWord: PreferenceKey {
    static let defaultValue = "default"
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

struct Widest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Chosen: PreferenceKey {
    static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
}

extension View {
    fileprivate func listed(_ name: String) -> some View { preference(key: Names.self, value: [name]) }
}

@MainActor
struct PreferenceTests {
    @Test func valuesAreCombinedInTheOrderOfTheTree() {
        check(
            [
                "a", "b", "c", "d", "e",
            ],
            VStack {
                Text("a").listed("a")
                HStack {
                    Text("b").listed("b")
                    Group { Text("c").listed("c") }
                }
                ForEach(["d", "e"], id: \.self) { Text($0).listed($0) }
            })
    }

    @Test func anOuterPreferenceReplacesThoseBelow() {
        check(["outer"], VStack { Text("a").listed("inner") }.listed("outer"))
        check(["second"], Text("a").listed("first").listed("second"))
    }

    @Test func transformsChangeWhatIsHandedUp() {
        check(
            ["a", "b", "+"],
            VStack {
                Text("a").listed("a")
                Text("b").listed("b")
            }
            .transformPreference(Names.self) { $0.append("+") })
        check(["+"], Text("a").transformPreference(Names.self) { $0.append("+") })
        check(
            ["a", "1", "2"],
            Text("a").listed("a").transformPreference(Names.self) { $0.append("1") }
                .transformPreference(Names.self) { $0.append("2") })
    }

    @Test func withoutAWriterTheDefaultIsSeen() {
        #expect(host { Text("x").overlayPreferenceValue(Names.self) { Text("n\($0.count)") } }.texts == ["x", "n0"])
        #expect(
            host { Text("x").backgroundPreferenceValue(LastWord.self) { Text($0) } }.texts == ["x", "default"])
        #expect(host { Text("x").overlayPreferenceValue(Chosen.self) { Text("\($0 ?? -1)") } }.texts == ["x", "-1"])
    }

    @Test func secondaryViewsHandUpTooBehindTheContent() {
        check(["base", "over"], Text("a").listed("base").overlay { Text("b").listed("over") })
        check(["base", "under"], Text("a").listed("base").background { Text("b").listed("under") })
    }

    @Test func dynamicContentWithoutAValueHandsUpTheDefault() {
        struct Reader: View {
            @State var heard = "-"
            var body: some View {
                VStack {
                    Text("x").preference(key: LastWord.self, value: "mine").overlay { if true { Text("o") } }
                    Text(heard)
                }
                .onPreferenceChange(LastWord.self) { heard = $0 }
            }
        }
        #expect(host { Reader() }.texts == ["x", "o", "default"])
    }

    @Test func staticContentWithoutAValueHandsUpNothing() {
        let host = host {
            VStack {
                Text("x").preference(key: LastWord.self, value: "mine")
                Text("plain")
                Color.clear.frame(width: 1, height: 1)
            }
            .overlayPreferenceValue(LastWord.self) { Text($0) }
        }
        #expect(host.texts == ["x", "plain", "mine"])
    }

    @Test func actionsHearTheFirstValueAndEachDifferentOne() throws {
        struct Parent: View {
            let log: Log
            @State var number = 1
            @State var other = 0
            var body: some View {
                VStack {
                    Text("\(number)").preference(key: Widest.self, value: CGFloat(number))
                    Button("grow") { number += 1 }
                    Button("other\(other)") { other += 1 }
                }
                .onPreferenceChange(Widest.self) { log("\(Int($0))") }
            }
        }
        let log = Log()
        let host = host { Parent(log: log) }
        #expect(log.entries == ["1"])
        try host.tap("other0")
        #expect(log.entries == ["1"])
        try host.tap("grow")
        #expect(host.texts.first == "2")
        #expect(log.entries == ["1", "2"])
    }

    @Test func anActionFallsBackToTheDefaultWhenItsWriterGoes() throws {
        struct Parent: View {
            let log: Log
            @State var isShown = true
            var body: some View {
                VStack {
                    if isShown { Text("a").listed("a") }
                    Button("flip") { isShown.toggle() }
                }
                .onPreferenceChange(Names.self) { log($0.joined(separator: ",")) }
            }
        }
        let log = Log()
        let host = host { Parent(log: log) }
        try host.tap("flip")
        try host.tap("flip")
        _ = host.texts
        #expect(log.entries == ["a", "", "a"])
    }

    @Test func aPreferencePassesThroughModifiersAndErasedViews() {
        check(["a"], AnyView(Text("a").listed("a").padding().frame(width: 100).opacity(0.5)).environment(\.font, nil))
        check(["a"], ScrollView { LazyVStack { Text("a").listed("a") } })
    }

    @Test func aPreferenceStopsAtAPresentation() {
        struct Presenter: View {
            let log: Log
            @State var isShown = true
            var body: some View {
                Text("root").sheet(isPresented: $isShown) { Text("s").listed("sheet") }
                    .onPreferenceChange(Names.self) { log($0.joined()) }
            }
        }
        let log = Log()
        #expect(host(300, 400) { Presenter(log: log) }.texts == ["s"])
        #expect(!log.entries.contains("sheet"))
    }

    @Test func aPreferenceMayRaiseStateThatChangesIt() {
        struct Levels: View {
            @State var width: CGFloat = 0
            var body: some View {
                VStack {
                    Text("wide text").background {
                        GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
                    }
                    Text("x").frame(width: width)
                    Text("\(Int(width))")
                }
                .onPreferenceChange(Widest.self) { width = $0 }
            }
        }
        let host = host { Levels() }
        #expect(host.texts == ["wide text", "x", "72"])
        #expect(host.issues.isEmpty)
    }

    /// Labels that are made as wide as the widest: the well-known way before there were grids.
    private struct Labels: View {
        let log: Log
        @State var names = ["a", "bbb"]
        @State private var width: CGFloat?

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(names, id: \.self) { name in
                    Text(name)
                        .background {
                            GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
                        }
                        .frame(width: width, alignment: .trailing)
                }
                Button("longer") { names = ["a", "ccccc"] }
            }
            .onPreferenceChange(Widest.self) { value in
                log("\(Int(value))")
                width = value
            }
        }
    }

    @Test func actionsHearWhatTheLayoutSettledOn() throws {
        let log = Log()
        let host = host(200, 100) { Labels(log: log) }
        #expect(log.entries.first == "24")
        #expect(try host.frame(of: "bbb").width == 24)
        #expect(try host.frame(of: "a").maxX == host.frame(of: "bbb").maxX)
        #expect(host.issues.isEmpty)
    }

    @Test func aValueThatTheLayoutTakesBackIsNotHeard() throws {
        struct Reading: View {
            let log: Log
            @State private var width: CGFloat = 40
            var body: some View {
                VStack {
                    ForEach(0..<1, id: \.self) { _ in
                        GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
                            .frame(width: width, height: 5)
                    }
                    Button("wider") { width += 10 }
                }
                .onPreferenceChange(Widest.self) { log("\(Int($0))") }
            }
        }
        let log = Log()
        let host = host(200, 100) { Reading(log: log) }
        #expect(log.entries == ["40"])
        try host.tap("wider")
        #expect(try host.frame(of: "wider").width > 0)
        #expect(log.entries == ["40", "50"])
    }

    @Test func aLoopOfPreferencesIsStoppedAndReported() {
        struct Endless: View {
            @State var width: CGFloat = 1
            var body: some View {
                Text("x").preference(key: Widest.self, value: width + 1)
                    .onPreferenceChange(Widest.self) { width = $0 }
            }
        }
        let host = host { Endless() }
        #expect(host.texts == ["x"])
        #expect(host.issues.map(\.kind) == [.unsettledState])
    }

    @Test func changesRunOnlyWhatReadsThem() throws {
        struct Writer: View {
            @State var name = "a"
            var body: some View { Button(name) { name += "!" }.listed(name) }
        }
        struct Bystander: View {
            var body: some View { Text("still") }
        }
        let host = host {
            VStack {
                Writer()
                Bystander()
            }
            .overlayPreferenceValue(Names.self, alignment: .bottom) { Text($0.joined()) }
        }
        #expect(try host.evaluations { try host.tap(.button("a")) } == ["Writer": 1])
        #expect(host.texts == ["a!", "still", "a!"])
    }

    /// A transform belongs to the body around it: what only the transform reads wakes that body.
    @Test func aTransformFollowsTheStateAndTheEnvironmentThatItReads() throws {
        struct Tagger: View {
            @State var tag = "a"
            @Environment(\.locale) var locale
            var body: some View {
                Button("change") { tag = "b" }
                    .transformPreference(Names.self) { $0.append(tag + locale.identifier) }
            }
        }
        let host = host {
            Tagger().overlayPreferenceValue(Names.self) { Text($0.joined(separator: ",")) }
        }
        host.environment.locale = Locale(identifier: "de")
        #expect(host.texts == ["change", "ade"])
        let log = try host.evaluationLog { try host.tap("change") }
        #expect(log.map(\.cause) == ["state tag"])
        #expect(host.texts == ["change", "bde"])
        #expect(host.evaluations { host.environment.locale = Locale(identifier: "fr") } == ["Tagger": 1])
        #expect(host.texts == ["change", "bfr"])
    }

    private func check(
        _ expected: [String], _ view: some View, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let host = host(400, 400) {
            view.overlayPreferenceValue(Names.self) { Text("[\($0.joined(separator: ","))]") }
        }
        #expect(host.texts.last == "[\(expected.joined(separator: ","))]", sourceLocation: sourceLocation)
    }
}
