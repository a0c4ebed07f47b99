import Foundation
import Terrarium
import Testing

private struct Plain: Hashable {}

struct NavigationPathTests {
    @Test func countsAppendsAndRemoves() {
        var path = NavigationPath()
        path.append(1)
        path.append("a")
        path.append(2.5)
        #expect(path.count == 3)
        path.removeLast(2)
        #expect(path.count == 1)
        #expect(!path.isEmpty)
    }

    @Test func codableAsLongAsEveryElementIs() {
        var path = NavigationPath()
        path.append(1)
        #expect(path.codable != nil)
        path.append(Plain())
        #expect(path.codable == nil)
    }

    @Test func storedPathsComeBack() throws {
        var path = NavigationPath(["a", "b"])
        path.append(3)
        let data = try JSONEncoder().encode(#require(path.codable))
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        #expect(NavigationPath(read) == path)
    }

    @Test func equalPathsHoldEqualValuesInTheSameOrder() {
        var one = NavigationPath([1, 2])
        #expect(one == NavigationPath([1, 2]))
        #expect(one != NavigationPath([2, 1]))
        one.removeLast()
        #expect(one == NavigationPath([1]))
        one.removeLast(0)
        #expect(one.count == 1)
        one.removeLast(1)
        #expect(one == NavigationPath() && one.isEmpty)
    }

    @Test func removingMoreThanThereIsTraps() async {
        await #expect(processExitsWith: .failure) {
            var path = NavigationPath([1])
            path.removeLast(2)
        }
        await #expect(processExitsWith: .failure) {
            var path = NavigationPath()
            path.removeLast()
        }
    }

    @Test func storedPathsOfUnknownTypesAreRefused() {
        let data = Data(#"["no type","1"]"#.utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        }
    }
}
