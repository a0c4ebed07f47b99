import Foundation
import Terrarium
import Testing

extension ContainerValues {
    @Entry fileprivate var isPinned = false
}

/// Puts a number before each view.
private struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
                HStack {
                    Text("\(index + 1).")
                    subview
                }
            }
        }
    }
}

private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
    }
}

@MainActor
struct GroupSubviewsTests {
    @Test func aContainerPutsEachViewWhereItLikes() {
        checkOutline(
            VStack(alignment: .leading, spacing: 0) {
                Numbered {
                    Text("a")
                    Group {
                        Text("b")
                        VStack(spacing: 0) {
                            Text("c")
                            Text("d")
                        }
                    }
                }
            },
            """
            VStack @84,18 32x64
              Numbered
                HStack @0,0 32x16
                  Text "1." @0,0 16x16
                  Text "a" @24,0 8x16
                HStack @0,16 32x16
                  Text "2." @0,0 16x16
                  Text "b" @24,0 8x16
                HStack @0,32 32x32
                  Text "3." @0,8 16x16
                  VStack @24,0 8x32
                    Text "c" @0,0 8x16
                    Text "d" @0,16 8x16
            """)
    }

    @Test func viewsKeepStateAndEnvironmentOfWhereTheyWereWritten() throws {
        struct Shown: View {
            @State private var isReversed = false
            var body: some View {
                let views = Group {
                    Counter(name: "a")
                    Counter(name: "b")
                }
                VStack {
                    Group(subviews: views) { subviews in
                        if isReversed {
                            ForEach(subviews.reversed()) { $0 }
                        } else {
                            subviews.disabled(true)
                        }
                    }
                    Button("turn") { isReversed.toggle() }
                }
            }
        }
        let host = host(300, 300) { Shown() }
        #expect(host.texts == ["a 0", "b 0", "turn"])
        try host.tap("b 0")
        #expect(host.texts == ["a 0", "b 1", "turn"])
        try host.tap("turn")
        #expect(host.texts == ["b 1", "a 0", "turn"])
        try host.tap("a 0")
        try host.tap("turn")
        #expect(host.texts == ["a 1", "b 1", "turn"])
        #expect(host.issues.isEmpty)
    }

    @Test func viewsThatComeAndGoAreFollowed() throws {
        struct Growing: View {
            @State private var names = ["a"]
            @State private var isLast = false
            var body: some View {
                VStack {
                    Numbered {
                        ForEach(names, id: \.self) { Text($0) }
                        if isLast { Text("end") }
                    }
                    Button("add") { names.insert("b", at: 0) }
                    Button("end") { isLast.toggle() }
                }
            }
        }
        let host = host(300, 300) { Growing() }
        #expect(host.texts == ["1.", "a", "add", "end"])
        try host.tap("add")
        #expect(host.texts == ["1.", "b", "2.", "a", "add", "end"])
        try host.tap(.button("end"))
        #expect(host.texts == ["1.", "b", "2.", "a", "3.", "end", "add", "end"])
        try host.tap(.button("end"))
        #expect(host.texts == ["1.", "b", "2.", "a", "add", "end"])
    }

    @Test func aChangeOfOneViewRunsNothingElse() throws {
        let host = host(300, 300) {
            VStack {
                Numbered {
                    Counter(name: "a")
                    Counter(name: "b")
                }
            }
        }
        let before = host.outline()
        let evaluations = try host.evaluations { try host.tap("b 0") }
        #expect(evaluations == ["Counter": 1])
        #expect(host.outline() == before.replacing("\"b 0\"", with: "\"b 1\""))
    }

    @Test func aViewThatGrowsMovesTheOthers() throws {
        struct Growing: View {
            @State private var isLong = false
            var body: some View {
                Button("grow") { isLong = true }
                Color.red.frame(width: 10, height: isLong ? 50 : 10)
            }
        }
        let host = host(300, 300) {
            VStack(spacing: 0) {
                Group(subviews: Growing()) { subviews in
                    ForEach(subviews) { $0 }
                    Text("below")
                }
            }
        }
        let before = try host.frame(of: "below").minY
        try host.tap("grow")
        #expect(try host.frame(of: "below").minY == before + 20)
        #expect(host.outline().contains("frame width=10 height=50"))
    }

    @Test func whatSeveralViewsHaveInCommonStandsOnEachOfThem() throws {
        struct Styled: View {
            @State private var isRed = false
            var body: some View {
                VStack(spacing: 0) {
                    Group(
                        subviews: Group {
                            Text("a")
                            Text("b").id("second")
                        }
                        .foregroundStyle(isRed ? .red : .blue)
                        .padding(2)
                    ) { subviews in
                        subviews[1]
                        subviews[0]
                    }
                    Button("red") { isRed = true }
                }
            }
        }
        let host = host(100, 100) { Styled() }
        #expect(
            host.outline() == """
                window @0,0 100x100
                  Styled @38,22 24x56
                    VStack
                      padding 2
                        Text "b" #second foreground=blue @8,2 8x16
                      padding 2
                        Text "a" foreground=blue @8,22 8x16
                      Button "red" [tap] @0,40 24x16

                """)
        try host.tap("red")
        #expect(host.outline().components(separatedBy: "foreground=red").count == 3)
        #expect(!host.outline().contains("blue"))
    }

    @Test func whatStandsOverOneViewAndThenOverSeveralIsDescribedAnew() throws {
        struct Changing: View {
            @State private var names = ["a"]
            @State private var isShown = true
            var body: some View {
                VStack {
                    Group(
                        subviews: Group {
                            ForEach(names, id: \.self) { name in
                                VStack { if name != "a" || isShown { Text(name) } }
                            }
                        }
                        .padding(1)
                    ) { $0 }
                    Button("more") { names = ["a", "b"] }
                    Button("less") { names = ["a"] }
                    Button("hide") { isShown = false }
                }
            }
        }
        let host = host(300, 300) { Changing() }
        #expect(host.texts == ["a", "more", "less", "hide"])
        try host.tap("more")
        #expect(host.texts == ["a", "b", "more", "less", "hide"])
        try host.tap("hide")
        #expect(host.texts == ["b", "more", "less", "hide"])
        try host.tap("less")
        #expect(host.texts == ["more", "less", "hide"])
    }

    @Test func viewsTellWhatTheyGiveToContainers() {
        let host = host(300, 300) {
            VStack {
                Group(
                    subviews: Group {
                        Text("a").containerValue(\.isPinned, true)
                        Text("b").tag(7)
                    }
                ) { subviews in
                    ForEach(subviews) { subview in
                        Text("\(subview.containerValues.isPinned) \(subview.containerValues.tag(for: Int.self) ?? 0)")
                        Text("\(subview.containerValues.hasTag(7))")
                    }
                    Text("\(subviews.count)")
                }
            }
        }
        #expect(host.texts == ["true 0", "false", "false 7", "true", "2"])
    }

    @Test func aSubviewIsShownOnce() {
        let host = host(300, 300) {
            VStack {
                Group(subviews: Text("a")) { subviews in
                    subviews[0]
                    subviews[0]
                }
            }
        }
        #expect(host.texts == ["a"])
        #expect(host.issues.map(\.kind) == [.duplicateID])
    }

    @Test func rowsOfAListAreMadeOfSubviews() throws {
        let host = host(300, 300) {
            List {
                ForEach(
                    subviews: Group {
                        Counter(name: "a")
                        Counter(name: "b")
                    }
                ) { $0 }
            }
        }
        try host.tap("b 0")
        #expect(host.texts == ["a 0", "b 1"])
        #expect(host.all(.role(.row)).count == 2)
    }

    @Test func viewsAreScrolledIntoSight() throws {
        let host = host(100, 100) {
            Group(subviews: ForEach(0..<20) { Counter(name: "\($0)").frame(height: 30) }) { subviews in
                ScrollView { VStack { subviews } }
            }
        }
        try host.tap("19 0")
        #expect(host.texts.last == "19 1")
    }
}
