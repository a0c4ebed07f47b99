import Foundation
import Testing

@testable import Terrarium

private struct Holder<Value>: View {
    let value: Value
    var body: some View { Text("held") }
}

private struct Holders<Value>: View {
    let values: [Value]
    let handle: Handle<Int>
    @State private var index = 0

    var body: some View {
        let _ = handle.keep($index)
        Holder(value: values[index])
    }
}

@MainActor
struct BodyNodeTests {
    private protocol Voice: AnyObject {
        var words: String { get }
    }

    private final class Quiet: Voice {
        let words = "hush"
    }

    /// What a body runs for, by the kind of what is stored in a view: each is written again by the view around it, first
    /// as it was and then otherwise.
    private func check<Value>(
        _ same: [Value], other: Value, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let handle = Handle<Int>()
        let host = host { Holders(values: same + [other], handle: handle) }
        for index in same.indices.dropFirst() {
            #expect(host.evaluations { handle.set(index) } == ["Holders": 1], sourceLocation: sourceLocation)
        }
        #expect(
            host.evaluations { handle.set(same.count) } == ["Holders": 1, "Holder": 1], sourceLocation: sourceLocation)
    }

    @Test func anEqualValueRunsNothingWhateverItIs() {
        check([1, 1, 1], other: 2)
        check([true, true], other: false)
        check(["a long text, of which two copies are made", "a long text, of which two copies are made"], other: "b")
        check([0.5, 0.5], other: 1)
        check([(1, true), (1, true)], other: (1, false))
        check([(true, 1), (true, 1)], other: (true, 2))
        check([UInt8(7), 7], other: 8)
        check([Optional(3), Optional(3)], other: nil)
        check([[1, 2], [1, 2]], other: [2, 1])
    }

    /// A value behind a protocol has no fields to look at before it is there.
    @Test func aViewMayHoldValuesBehindProtocols() {
        let (quiet, other) = (Quiet(), Quiet())
        check([quiet, quiet] as [any Voice], other: other)
        check([quiet, quiet] as [AnyObject], other: other)
        check([Int.self, Int.self] as [Any.Type], other: String.self)
        check([1, 1] as [any Sendable], other: "1")
        check(["a", "a"] as [Any], other: "b")
        check([(1, true), (1, true)] as [Any], other: (1, false))
    }

    /// A value that is not there has no bytes to compare.
    @Test func aViewMayHoldOptionalsOfAnyType() {
        let (quiet, other) = (Quiet(), Quiet())
        check([quiet, quiet] as [Quiet?], other: nil)
        check([nil, nil] as [(any Voice)?], other: quiet)
        check([quiet, quiet] as [(any Voice)?], other: other)
        check([nil, nil] as [(Int, Bool)?], other: (0, false))
        check([(1, true), (1, true)] as [(Int, Bool)?], other: (1, false))
    }
}
