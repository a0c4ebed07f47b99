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
}
