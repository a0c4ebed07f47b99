import Foundation
import Testing

@testable import Terrarium

@Suite struct AttributedTextTests {
    @Test func attributesAreShown() {
        var string = AttributedString("a")
        string.font = .title
        string.foregroundColor = .red
        string.underlineStyle = .single
        string.strikethroughStyle = Text.LineStyle(pattern: .dot)
        string.kern = 1
        string.tracking = 2
        string.baselineOffset = 3
        string.link = URL(string: "https://a.b")
        let text = Text(AttributedString("x") + string).value.resolve(in: TextSettings())
        #expect(text.string == "xa")
        #expect(text.runs.count == 2)
        let attributes = text.runs[1].attributes.outlineAttributes(in: EnvironmentValues())
        let printed = _ShapeFacts(kind: "a", attributes: attributes).outlineName
        #expect(
            printed
                == "a(baselineOffset=3,font=title,foreground=red,kerning=1,link=https://a.b,strikethrough,tracking=2,underline)"
        )
    }

    @Test func markdown() throws {
        let text = Text(try AttributedString(markdown: "a **b** [c](https://d.e)")).value.resolve(in: TextSettings())
        #expect(text.string == "a b c")
        #expect(text.runs.map(\.attributes.isBold) == [nil, true, nil, nil])
        #expect(text.runs.last?.attributes.link?.absoluteString == "https://d.e")
    }
}
