import Foundation
import Terrarium
import Testing

@Suite struct PublishersMapErrorTests {
    @Test func changesTheError() {
        check(failing(1).mapError { _ in TestError.second }, ["1", "failure second"])
        check(Just(1).setFailureType(to: TestError.self), ["1", "finished"])
        check(Just(1).setFailureType(to: TestError.self).assertNoFailure(), ["1", "finished"])
    }
}
