import Foundation
import Terrarium
import Testing

@Suite struct PublishersMapTests {
    struct Point { var x, y: Int, name = "p" }

    @Test func mapsByClosureAndKeyPath() {
        let points = [Point(x: 1, y: 2), Point(x: 3, y: 4)].publisher
        check(points.map { $0.x + $0.y }, ["3", "7", "finished"])
        check(points.map(\.y), ["2", "4", "finished"])
        check(points.map(\.x, \.y), ["(1, 2)", "(3, 4)", "finished"])
        check(points.map(\.x, \.y, \.name).map { "\($0.2)\($0.0)" }, ["p1", "p3", "finished"])
        check(failing(1).map { -$0 }, ["-1", "failure first"])
    }

    @Test func aThrownErrorEndsAndCancels() {
        let trace = Trace()
        let mapped = (1...3).publisher.traced(trace).tryMap { value throws -> Int in
            if value == 2 { throw TestError.second }
            return value * 10
        }
        check(mapped, ["10", "failure second"])
        #expect(trace.lines == ["request unlimited", "cancel"])
        check(failing(1).tryMap { $0 }, ["1", "failure first"])
    }

    @Test func replacesNil() {
        check([1, nil, 3].publisher.replaceNil(with: 0), ["1", "0", "3", "finished"])
    }
}
