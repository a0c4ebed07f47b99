import Foundation
import Testing

@testable import Terrarium
@testable import TerrariumLayout

/// Texts share what is known of their surroundings, and yet each has its own.
@MainActor
struct TextSurroundingsTests {
    private struct Mixed: View {
        let handle: Handle<Int>
        @State private var step: Int

        init(_ step: Int, handle: Handle<Int> = Handle()) {
            self.handle = handle
            _step = State(initialValue: step)
        }

        var body: some View {
            let _ = handle.keep($step)
            VStack {
                // More surroundings than are remembered, which take turns.
                ForEach(0..<6, id: \.self) { row in
                    HStack {
                        Text("plain \(1_234 + row)")
                        Text("large").font(row == step ? .largeTitle : .caption)
                        Text("one line of many words").lineLimit(row < step ? 1 : nil)
                        Text("Case").textCase(row % 2 == step % 2 ? .uppercase : nil)
                    }
                    .environment(\.locale, Locale(identifier: row == step ? "de_DE" : "en_US"))
                }
            }
            .dynamicTypeSize(step > 3 ? .xxxLarge : .large)
        }
    }

    @Test func textsFollowTheirOwnSurroundings() {
        func host(_ view: Mixed) -> ViewHost {
            ViewHost(size: CGSize(width: 300, height: 600), textMetrics: .scaled) { view }
        }
        let handle = Handle<Int>()
        let live = host(Mixed(0, handle: handle))
        for step in [1, 4, 2, 5, 0, 4] {
            handle.set(step)
            let fresh = host(Mixed(step))
            #expect(live.outline() == fresh.outline())
            #expect(live.texts.filter { $0.hasPrefix("plain 1.23") }.count == 1)
            #expect(live.texts.filter { $0.hasPrefix("plain 1,23") }.count == 5)
        }
    }

    @Test func nothingIsKeptWhenTheTextsAreLaidOut() {
        var cache = TextSurroundingsCache()
        let host = host { Text("x") }
        let scope = host.runtime.rootScope
        weak let first = cache.surroundings(of: scope, in: host.runtime)
        #expect(first != nil)
        #expect(cache.surroundings(of: scope, in: host.runtime) === first)
        cache.forget()
        #expect(first == nil)
    }

    /// A value that changes makes other surroundings, although the table of values is the same.
    @Test func aChangedValueIsRead() {
        var cache = TextSurroundingsCache()
        let host = host { Text("x") }
        let scope = EnvironmentScope(parent: host.runtime.rootScope)
        scope.values.lineLimit = 3
        let first = cache.surroundings(of: scope, in: host.runtime)
        scope.values.lineLimit = 5
        let second = cache.surroundings(of: scope, in: host.runtime)
        #expect(first.format.style.lineLimit == 3)
        #expect(second.format.style.lineLimit == 5)
    }
}
