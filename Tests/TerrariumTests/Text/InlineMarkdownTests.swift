import Foundation
import Testing

@testable import Terrarium

@Suite struct InlineMarkdownTests {
    /// Asserts the pieces of a text: `b:` bold, `i:` italic, `c:` code, `s:` struck, `<link>`.
    private func check(_ text: String, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        let runs = InlineMarkdown.runs(of: text).map { run in
            var marks = ""
            if run.style.contains(.strong) { marks += "b" }
            if run.style.contains(.emphasised) { marks += "i" }
            if run.style.contains(.code) { marks += "c" }
            if run.style.contains(.struck) { marks += "s" }
            return (marks.isEmpty ? "" : "\(marks):") + run.text + (run.link.map { "<\($0)>" } ?? "")
        }
        #expect(runs == expected, sourceLocation: sourceLocation)
    }

    @Test func plainText() {
        check("")
        check("plain", "plain")
        check("# no heading\n- no list", "# no heading\n- no list")
        check("2 * 3 * 4", "2 * 3 * 4")
        check("snake_case_name", "snake_case_name")
        check("5 < 6 > 4", "5 < 6 > 4")
    }

    @Test func emphasis() {
        check("*a*", "i:a")
        check("_a_", "i:a")
        check("**a**", "b:a")
        check("__a__", "b:a")
        check("***a***", "bi:a")
        check("a **b** c", "a ", "b:b", " c")
        check("in*side*words", "in", "i:side", "words")
        check("**a *b* c**", "b:a ", "bi:b", "b: c")
        check("*a **b** c*", "i:a ", "bi:b", "i: c")
        check("*a*, *b*!", "i:a", ", ", "i:b", "!")
    }

    @Test func whatDoesNotCloseIsText() {
        check("*a", "*a")
        check("**a*", "*", "i:a")
        check("a* b*", "a* b*")
        check("`a", "`a")
        check("[a", "[a")
        check("[a](b", "[a](b")
        check("[a] (b)", "[a] (b)")
        check("~~a", "~~a")
    }

    @Test func code() {
        check("`a*b*`", "c:a*b*")
        check("``a`b``", "c:a`b")
        check("`` ` ``", "c:`")
        check("a `b` c", "a ", "c:b", " c")
    }

    @Test func strikethrough() {
        check("~~a~~", "s:a")
        check("~a~", "s:a")
        check("~~**a**~~", "bs:a")
    }

    @Test func links() {
        check("[a](https://b.c)", "a<https://b.c>")
        check("x [a](b) y", "x ", "a<b>", " y")
        check("[**a** b](c)", "b:a<c>", " b<c>")
        check("**[a](b)**", "b:a<b>")
        check("[a](b \"title\")", "a<b>")
        check("[a](<b>)", "a<b>")
        check("[a](b(c))", "a<b(c)>")
        check("<https://a.b>", "https://a.b<https://a.b>")
        check("[a] and [b](c)", "[a] and ", "b<c>")
    }

    @Test func escapes() {
        check("\\*a\\*", "*a*")
        check("\\[a](b)", "[a](b)")
        check("\\a", "\\a")
        check("a\\", "a\\")
    }
}
