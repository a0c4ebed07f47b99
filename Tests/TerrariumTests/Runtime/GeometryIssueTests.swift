import Foundation
import Terrarium
import Testing

private struct Card<Content: View>: View {
    let content: Content
    var body: some View {
        VStack {
            content
            Text("rest")
        }
    }
}

@MainActor
struct GeometryIssueTests {
    /// A number that no layout can use is reported with the view's path, and leaves numbers that one can use.
    private func checkGeometry<Content: View>(
        _ content: Content, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let host = host { Card(content: content) }
        #expect(Set(host.issues.map(\.kind)) == [.invalidGeometry], sourceLocation: sourceLocation)
        #expect(host.issues.allSatisfy { $0.path == "Card" }, sourceLocation: sourceLocation)
        #expect(host.texts.last == "rest", sourceLocation: sourceLocation)
        let outline = host.outline()
        #expect(!outline.contains("nan") && !outline.contains("@inf"), "\(outline)", sourceLocation: sourceLocation)
        #expect(!host.picture().isEmpty, sourceLocation: sourceLocation)
    }

    @Test func numbersThatAreNone() {
        checkGeometry(Text("a").frame(width: .nan))
        checkGeometry(Text("a").frame(minHeight: .nan))
        checkGeometry(Text("a").padding(.nan))
        checkGeometry(Text("a").offset(x: .nan))
        checkGeometry(Text("a").position(x: .nan, y: 0))
        checkGeometry(VStack(spacing: .nan) { Text("a") })
    }

    @Test func numbersWithoutEnd() {
        checkGeometry(Text("a").frame(width: .infinity))
        checkGeometry(Text("a").frame(height: -.infinity))
        checkGeometry(Text("a").padding(.infinity))
        checkGeometry(Text("a").offset(y: .infinity))
        checkGeometry(HStack(spacing: .infinity) { Text("a") })
    }

    @Test func numbersThatContradictThemselves() {
        checkGeometry(Text("a").frame(width: -10))
        checkGeometry(Text("a").frame(minWidth: 50, maxWidth: 20))
    }
}
