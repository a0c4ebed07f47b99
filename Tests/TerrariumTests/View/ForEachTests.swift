import Foundation
import Terrarium
import Testing

private struct Growing: View {
    @State var count = 2

    var body: some View {
        VStack {
            ForEach(0..<count, id: \.self) { Text("r\($0)") }
            Button("more") { count = 4 }
        }
    }
}

private struct Named: Identifiable {
    let id: String
    var isOn = false
}

@MainActor
struct ForEachTests {
    @Test func aRangeWithAnIdentityGrows() throws {
        let host = host { Growing() }
        try host.tap("more")
        #expect(host.texts == ["r0", "r1", "r2", "r3", "more"])
        #expect(host.issues == [])
    }

    @Test func aConstantRangeStaysAndSaysSo() throws {
        struct Constant: View {
            @State var count = 2
            var body: some View {
                VStack {
                    ForEach(0..<count) { Text("r\($0)") }
                    Button("more") { count = 4 }
                }
            }
        }
        let host = host { Constant() }
        try host.tap("more")
        #expect(host.texts == ["r0", "r1", "more"])
        #expect(host.issues.map(\.kind) == [.changedConstantRange])
    }

    @Test func identitiesAreLocal() throws {
        let host = host {
            VStack {
                ForEach(0..<2, id: \.self) { outer in
                    ForEach(0..<2, id: \.self) { inner in TapCounter(name: "\(outer)\(inner)") }
                }
            }
        }
        try host.tap("10:0")
        #expect(host.texts == ["00:0", "01:0", "10:1", "11:0"])
        #expect(host.issues == [])
    }

    @Test func stateFollowsTheIdentity() throws {
        struct Shuffling: View {
            @State var names = ["a", "b", "c"]
            var body: some View {
                VStack {
                    ForEach(names, id: \.self) { TapCounter(name: $0) }
                    Button("reverse") { names.reverse() }
                    Button("without a") { names.removeAll { $0 == "a" } }
                    Button("with a") { names.append("a") }
                }
            }
        }
        let host = host(200, 300) { Shuffling() }
        try host.tap("a:0")
        try host.tap("reverse")
        #expect(host.texts.prefix(3) == ["c:0", "b:0", "a:1"])
        try host.tap("without a")
        try host.tap("with a")
        #expect(host.texts.prefix(3) == ["c:0", "b:0", "a:0"])
    }

    @Test func movingRunsNoRowsBody() throws {
        struct Row: View {
            let name: String
            var body: some View { Text(name) }
        }
        struct Moving: View {
            @State var names = ["a", "b", "c"]
            var body: some View {
                VStack {
                    ForEach(names, id: \.self) { Row(name: $0) }
                    Button("reverse") { names.reverse() }
                }
            }
        }
        let host = host { Moving() }
        #expect(try host.evaluations { try host.tap("reverse") } == ["Moving": 1])
    }

    @Test func missingAndEmptyViewsTakeNoPlace() {
        let nothing: String? = nil
        let host = host {
            VStack {
                if let nothing { Text(nothing) }
                EmptyView()
                ForEach([Int](), id: \.self) { Text("\($0)") }
                Text("x")
            }
        }
        #expect(host.texts == ["x"])
        #expect(host.outline() == "window @0,0 200x200\n  VStack @96,92 8x16\n    Text \"x\"\n")
    }

    @Test func aBindingGivesBindingsToElements() throws {
        struct Switches: View {
            @State var all = [Named(id: "a"), Named(id: "b")]
            var body: some View {
                VStack {
                    ForEach($all) { $one in Toggle(one.id, isOn: $one.isOn) }
                    Button("drop a") { all.removeFirst() }
                    Text(all.map { "\($0.id)\($0.isOn ? "+" : "-")" }.joined())
                }
            }
        }
        let host = host { Switches() }
        try host.tap(.toggle("b"))
        #expect(host.texts.last == "a-b+")
        try host.tap("drop a")
        #expect(host.texts.last == "b+")
        try host.tap(.toggle("b"))
        #expect(host.texts.last == "b-")
    }

    @Test func equalIdentitiesAreReportedAndShown() throws {
        struct Doubles: View {
            @State var names = ["a", "a"]
            var body: some View {
                VStack {
                    ForEach(names, id: \.self) { TapCounter(name: $0) }
                    Button("more") { names.append("a") }
                }
            }
        }
        let host = host { Doubles() }
        #expect(host.texts == ["a:0", "a:0", "more"])
        #expect(host.issues.map(\.kind) == [.duplicateID])
        #expect(host.issues.first?.path.contains("Doubles") == true)
        try host.tap(.button("a:0").nth(1))
        try host.tap("more")
        #expect(host.texts == ["a:0", "a:1", "a:0", "more"])
    }

    @Test func severalViewsPerElementAndConditions() {
        let host = host {
            VStack {
                ForEach(0..<3, id: \.self) { number in
                    Text("n\(number)")
                    if number == 1 { Text("one") }
                }
            }
        }
        #expect(host.texts == ["n0", "n1", "one", "n2"])
    }

    @Test func enumeratedElementsWork() {
        let host = host {
            VStack {
                ForEach(Array(["x", "y"].enumerated()), id: \.offset) { index, name in Text("\(index)\(name)") }
            }
        }
        #expect(host.texts == ["0x", "1y"])
    }
}
