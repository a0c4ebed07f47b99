import Foundation
import Terrarium
import Testing

private struct Margins {
    var left = 0
    var right = 0
}

private struct MarginsKey: EnvironmentKey { static let defaultValue = Margins() }

extension EnvironmentValues {
    fileprivate var margins: Margins {
        get { self[MarginsKey.self] }
        set { self[MarginsKey.self] = newValue }
    }
}

private struct LeftReader: View {
    @Environment(\.margins.left) var left
    var body: some View { Text("left \(left)") }
}

private struct RightReader: View {
    @Environment(\.margins.right) var right
    var body: some View { Text("right \(right)") }
}

/// Values of which a part is set and read.
@MainActor
struct EnvironmentModifierPartsTests {
    @Test func partsAreSetAndReadByThemselves() throws {
        struct Page: View {
            @State var left = 1
            @State var right = 1
            var body: some View {
                VStack {
                    LeftReader()
                    RightReader()
                    RightReader().environment(\.margins.right, 50)
                    Button("left") { left += 1 }
                    Button("right") { right += 1 }
                }
                .environment(\.margins.left, left)
                .environment(\.margins.right, right)
            }
        }
        let host = host { Page() }
        #expect(try host.evaluations { try host.tap("left") } == ["Page": 1, "LeftReader": 1])
        #expect(try host.evaluations { try host.tap("right") } == ["Page": 1, "RightReader": 1])
        #expect(host.texts.prefix(3) == ["left 2", "right 2", "right 50"])
    }
}
