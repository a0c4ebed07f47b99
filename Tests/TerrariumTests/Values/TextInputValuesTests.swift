import Foundation
import Testing

@testable import Terrarium

@Suite struct TextInputValuesTests {
    @Test func names() {
        #expect(SubmitLabel.search.outlineName == "search")
        #expect(SubmitLabel.return.outlineName == "return")
        #expect(SubmitLabel.continue != .done)
        #expect(TextInputAutocapitalization.words.outlineName == "words")
        #expect(TextInputAutocapitalization.never != .sentences)
    }
}
