import Foundation
import Terrarium
import Testing

/// The article on layout shows code and pictures; here the code is compiled, and the pictures are drawn again.
@MainActor
struct LayoutArticleTests {
    /// A picture of the article: the marker in front of it, the window, and the view.
    private struct Figure {
        let name: String
        let size: CGSize
        let view: AnyView

        init(_ name: String, _ width: CGFloat, _ height: CGFloat, @ViewBuilder view: () -> some View) {
            self.name = name
            size = CGSize(width: width, height: height)
            self.view = AnyView(view())
        }
    }

    private var figures: [Figure] {
        [
            Figure("question", 176, 16) {
                // figure: question
                HStack {
                    Text("Inbox")
                    Spacer()
                    Text("12:30")
                }
                // end
            },
            Figure("sharing", 240, 48) {
                // figure: sharing
                HStack(spacing: 0) {
                    Text("Tea").frame(width: 64, height: 48).border(.red)
                    Color.clear.frame(maxWidth: 48).border(.green)
                    Color.clear.border(.blue)
                }
                // end
            },
            Figure("priority", 200, 16) {
                // figure: priority
                HStack {
                    Text("A long name of a file").lineLimit(1)
                    Text("2.4 MB").layoutPriority(1)
                }
                // end
            },
            Figure("frame", 200, 48) {
                // figure: frame
                Text("Save")
                    .frame(width: 80, height: 48, alignment: .bottomTrailing)
                    .border(.red)
                    .frame(maxWidth: .infinity, alignment: .leading)
                // end
            },
            Figure("guides", 160, 32) {
                // figure: guides
                VStack(alignment: .colon, spacing: 0) {
                    HStack(spacing: 8) {
                        Text("Name:").alignmentGuide(.colon) { $0[.trailing] }
                        Text("Oolong")
                    }
                    HStack(spacing: 8) {
                        Text("Taste:").alignmentGuide(.colon) { $0[.trailing] }
                        Text("mild")
                    }
                }
                // end
            },
            Figure("overlay", 160, 64) {
                // figure: overlay
                Text("Tea")
                    .frame(width: 96, height: 48)
                    .border(.red)
                    .overlay(alignment: .topTrailing) { Text("new") }
                // end
            },
            Figure("lazy", 160, 64) {
                // figure: lazy
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 0) {
                        ForEach(0..<100_000, id: \.self) { Text("Row \($0)") }
                    }
                }
                // end
            },
        ]
    }

    @Test func picturesAreWhatTheRendererDraws() throws {
        let article = try Article()
        for figure in figures {
            let host = ViewHost(size: figure.size) { figure.view }
            #expect(host.picture() == article.picture(figure.name), "\(figure.name)\n\(host.picture())")
        }
        #expect(article.figureCount == figures.count)
    }

    @Test func listingsAreTheCodeThatIsCompiledHere() throws {
        let article = try Article()
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        for figure in figures {
            let listing = try #require(article.listing(figure.name), "\(figure.name) has no listing")
            #expect(listing == compiled(figure.name, in: source))
        }
    }

    @Test func theExplanationIsTheHosts() throws {
        let host = ViewHost(size: CGSize(width: 240, height: 48)) { figures[1].view }
        let explanation = try host.explainLayout("Tea")
        #expect(try Article().text(after: "<!-- explanation: sharing -->") == explanation, "\(explanation)")
    }

    /// The lines between the markers of a figure in this file, without their indentation.
    private func compiled(_ name: String, in source: String) -> String {
        let lines = source.components(separatedBy: "\n")
        let start = lines.firstIndex { $0.hasSuffix("// figure: \(name)") } ?? 0
        let body = lines[(start + 1)...].prefix { !$0.hasSuffix("// end") }
        let indent = body.first?.prefix { $0 == " " }.count ?? 0
        return body.map { $0.dropFirst(indent) + "\n" }.joined()
    }
}

/// The article, as far as its figures go.
private struct Article {
    private let text: String

    init() throws {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appendingPathComponent("Sources/Terrarium/Documentation.docc/HowLayoutWorks.md")
        text = try String(contentsOf: file, encoding: .utf8)
    }

    var figureCount: Int { text.components(separatedBy: "<!-- figure: ").count - 1 }

    func listing(_ name: String) -> String? { fences(after: "<!-- figure: \(name) -->").first }

    func picture(_ name: String) -> String? { fences(after: "<!-- figure: \(name) -->").dropFirst().first }

    func text(after marker: String) -> String? { fences(after: marker).first }

    /// What stands in fences behind a marker.
    private func fences(after marker: String) -> [String] {
        guard let range = text.range(of: marker + "\n") else { return [] }
        let parts = text[range.upperBound...].components(separatedBy: "```")
        return parts.enumerated().filter { $0.offset % 2 == 1 }.prefix(2).map { part in
            String(part.element.drop { $0 != "\n" }.dropFirst())
        }
    }
}

private enum ColonID: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[HorizontalAlignment.center] }
}

extension HorizontalAlignment {
    fileprivate static let colon = HorizontalAlignment(ColonID.self)
}
