import Foundation
import Terrarium
import Testing

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

    @Test func aMissingObjectIsReportedInItsPlace() {
        final class Model: ObservableObject {}
        struct Needy: View {
            @EnvironmentObject var model: Model
            var body: some View { Text("never") }
        }
        let host = host(missingObjects: .report) {
            VStack {
                Needy()
                Text("rest")
            }
        }
        #expect(host.texts == ["rest"])
        #expect(host.issues.map(\.kind) == [.missingObject])
        #expect(host.outline().contains("issue"))
    }
}
