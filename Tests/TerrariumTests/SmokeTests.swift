import Foundation
import Terrarium
import Testing

struct Leaf: View {
    @Environment(\.n) var n
    @State var k = 0
    var body: some View { Text(verbatim: "n=\(n) k=\(k)") }
}
struct NKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
    var n: Int {
        get { self[NKey.self] }
        set { self[NKey.self] = newValue }
    }
}
struct RootV: View {
    @State var on = true
    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: "Hello")
            if on { Leaf().environment(\.n, 3) }
            ForEach(0..<3, id: \.self) { Text(verbatim: "row \($0)") }
        }
    }
}

@Test @MainActor func smoke() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { RootV() }
    print(host.outline())
    print(host.texts, host.issues)
    #expect(host.texts == ["Hello", "n=3 k=0", "row 0", "row 1", "row 2"])
}
