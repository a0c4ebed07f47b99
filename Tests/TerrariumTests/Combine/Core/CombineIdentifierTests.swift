import Foundation
import Terrarium
import Testing

@Suite struct CombineIdentifierTests {
    final class Object {}

    @Test func isUniqueButTheSameForOneObject() {
        let objects = [Object(), Object()]
        let names = [CombineIdentifier(), CombineIdentifier()] + objects.map { CombineIdentifier($0) }
        #expect(Set(names).count == 4)
        #expect(CombineIdentifier(objects[0]) == names[2])
    }
}
