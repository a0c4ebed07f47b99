import Foundation
import Terrarium
import Testing

@Suite struct JustTests {
    @Test func sendsOneValueWhenAsked() {
        check(Just(1), ["1", "finished"])
        check(Just(1), [], demand: .none)
        #expect(Just(1) == Just(1))
    }
}
