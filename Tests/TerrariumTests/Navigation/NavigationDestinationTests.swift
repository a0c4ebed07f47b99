import Foundation
import Observation
import Terrarium
import Testing

private struct ItemView: View {
    @State private var item: String?
    @State private var isOn = false

    var body: some View {
        NavigationStack {
            VStack {
                Text("item \(item ?? "-") \(isOn)")
                Button("go") { item = "q" }
                Button("show") { isOn = true }
            }
            .navigationDestination(item: $item) { Text("d" + $0) }
            .navigationDestination(isPresented: $isOn) { Text("shown") }
        }
    }
}

private struct TwoTypes: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("number", value: 1)
                .navigationDestination(for: Int.self) { number in
                    NavigationLink("word", value: "w")
                        .navigationDestination(for: String.self) { Text("\($0) over \(number)") }
                }
        }
    }
}

@MainActor
struct NavigationDestinationTests {
    @Test func anItemPushesAndIsRemovedOnTheWayBack() throws {
        let host = host { ItemView() }
        try host.tap("go")
        #expect(host.texts == ["Back", "dq"])
        try host.back()
        #expect(host.texts == ["item - false", "go", "show"])
    }

    @Test func aFlagPushesAndIsClearedOnTheWayBack() throws {
        let host = host { ItemView() }
        try host.tap("show")
        #expect(host.texts == ["Back", "shown"])
        try host.back()
        #expect(host.texts == ["item - false", "go", "show"])
    }

    @Test func destinationsOfPushedScreensCount() throws {
        let host = host { TwoTypes() }
        try host.tap("number")
        try host.tap("word")
        #expect(host.texts == ["Back", "w over 1"])
    }

    @Test func anotherItemGivesTheScreenNewContent() throws {
        let choice = Choice()
        let host = host { ChoiceView(choice: choice) }
        choice.name = "a"
        try host.tap("a:0")
        choice.name = "b"
        #expect(host.texts == ["Back", "b:0"])
        #expect(host.navigationDepth == 2)
        choice.name = nil
        #expect(host.texts == ["root"])
    }

    @Test func dismissRemovesTheItem() throws {
        let choice = Choice()
        let host = host { ChoiceView(choice: choice, hasWayOut: true) }
        choice.name = "a"
        try host.tap("out")
        #expect(choice.name == nil)
        #expect(host.texts == ["root"])
    }

    @Test func aFlagThatIsSetAtTheStartPushes() throws {
        struct Root: View {
            @State private var isOn = true

            var body: some View {
                NavigationStack {
                    Text("root \(isOn)").navigationDestination(isPresented: $isOn) { Text("page") }
                }
            }
        }
        let host = host { Root() }
        #expect(host.texts == ["Back", "page"])
        try host.back()
        #expect(host.texts == ["root false"])
    }

    @Test func thePageOfAFlagFollowsTheStateItWasMadeFrom() throws {
        struct Root: View {
            @State private var isOn = true
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    Text("root").navigationDestination(isPresented: $isOn) { Button("count \(count)") { count += 1 } }
                }
            }
        }
        let host = host { Root() }
        try host.tap("count 0")
        #expect(host.texts == ["Back", "count 1"])
    }

    @Test func ofTwoDeclarationsForATypeTheOneClosestToTheRootCounts() throws {
        let host = host {
            NavigationStack {
                NavigationLink("go", value: 1)
                    .navigationDestination(for: Int.self) { Text("inner \($0)") }
                    .navigationDestination(for: Int.self) { number in
                        NavigationLink("on \(number)", value: number + 1)
                            .navigationDestination(for: Int.self) { Text("page \($0)") }
                    }
            }
        }
        try host.tap("go")
        try host.tap("on 1")
        #expect(host.texts == ["Back", "on 2"])
    }

    @Test func aDeclarationOutsideOfTheStackIsNotSeen() throws {
        let host = host {
            NavigationStack { NavigationLink("go", value: 1) }.navigationDestination(for: Int.self) { Text("\($0)") }
        }
        try host.tap("go")
        #expect(host.issues.map(\.kind) == [.unknownDestination])
    }

    @Test func aDeclarationThatComesLaterMendsTheScreen() throws {
        struct Root: View {
            @State private var isDeclared = false
            @State private var path = [1]

            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        if isDeclared { Text("x").navigationDestination(for: Int.self) { Text("page \($0)") } }
                    }
                }
                .onAppear { isDeclared = true }
            }
        }
        #expect(host { Root() }.texts == ["Back", "page 1"])
    }

    @Test func thePageOfAValueFollowsTheStateThatItsDeclarationReads() throws {
        struct Root: View {
            @State private var count = 0
            @State private var path = [1]

            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { number in
                        Button("\(number): \(count)") { count += 1 }
                    }
                }
            }
        }
        let host = host { Root() }
        try host.tap("1: 0")
        #expect(host.texts == ["Back", "1: 1"])
    }

    @Test func anObjectGoesWhereItsClassOrItsSuperclassDoes() throws {
        let host = host {
            NavigationStack {
                VStack {
                    NavigationLink("animal", value: Animal())
                    NavigationLink("dog", value: Dog() as Animal)
                }
                .navigationDestination(for: Animal.self) { Text("a \($0.kind)") }
            }
        }
        try host.tap("animal")
        #expect(host.texts == ["Back", "a beast"])
        try host.back()
        try host.tap(.button("dog"))
        #expect(host.texts == ["Back", "a dog"])
        #expect(host.issues.isEmpty)
    }

    @Test func enumsAreValuesToo() throws {
        enum Page: Hashable { case help, profile(Int) }
        let host = host {
            NavigationStack {
                VStack {
                    NavigationLink("help", value: Page.help)
                    NavigationLink("me", value: Page.profile(7))
                }
                .navigationDestination(for: Page.self) { page in
                    switch page {
                    case .help: Text("help page")
                    case .profile(let id): Text("profile \(id)")
                    }
                }
            }
        }
        try host.tap("me")
        #expect(host.texts == ["Back", "profile 7"])
        try host.back()
        try host.tap("help")
        #expect(host.texts == ["Back", "help page"])
    }
}

private class Animal: Hashable {
    var kind: String { "beast" }

    static func == (one: Animal, two: Animal) -> Bool { one === two }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class Dog: Animal {
    override var kind: String { "dog" }
}

@Observable
private final class Choice {
    var name: String?
}

private struct ChoiceView: View {
    @Bindable var choice: Choice
    var hasWayOut = false

    var body: some View {
        NavigationStack {
            Text("root").navigationDestination(item: $choice.name) { name in
                if hasWayOut { WayOut() } else { TapCounter(name: name) }
            }
        }
    }
}

private struct WayOut: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("out") { dismiss() } }
}
