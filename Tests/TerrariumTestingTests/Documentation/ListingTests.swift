import Foundation
import Testing

/// The code in the articles and in the README is code that this package's tests compile and run.
@Suite struct ListingTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let articles: [URL] = {
        let folder = root.appendingPathComponent("Sources/Terrarium/Documentation.docc")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return [root.appendingPathComponent("README.md")]
            + names.filter { $0.hasSuffix(".md") }.sorted().map { folder.appendingPathComponent($0) }
    }()

    /// The compiled files in which a listing may stand, without what listings leave out.
    private static let code: [[String]] = ["Tests/TerrariumTests", "Tests/TerrariumTestingTests", "Sources/Gallery"]
        .flatMap { folder -> [[String]] in
            let url = root.appendingPathComponent(folder)
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
            let isCompiled = { (name: String) in
                name.hasSuffix(".swift") && !name.hasPrefix("Pending/") && !name.hasPrefix("ChildPackage/")
            }
            return names.filter(isCompiled).sorted().compactMap { name in
                guard let text = try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8) else {
                    return nil
                }
                return Listing.significant(
                    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
            }
        }

    @Test func everyListingIsCompiled() throws {
        let listings = try Self.articles.flatMap { try Listing.listings(in: $0, language: "swift") }
        #expect(listings.count > 20)
        for listing in listings where !listing.isManifest {
            let isFound = Self.code.contains { listing.stands(in: $0) }
            #expect(isFound, "No compiled file has the listing \(listing): \(listing.lines.first ?? "")")
        }
    }

    /// SwiftPM reads manifests with the compiler, so that a wrong one is an error.
    @Test func everyManifestIsRead() async throws {
        let listings = try Self.articles.flatMap { try Listing.listings(in: $0, language: "swift") }
            .filter(\.isManifest)
        #expect(listings.count >= 2)
        for listing in listings {
            var lines = listing.lines
            if !lines.contains(where: { $0.hasPrefix("let package") }) {
                // A part of a manifest: arguments of a package, or what follows it.
                let isArguments = lines.first?.hasPrefix("dependencies:") == true
                let own = isArguments ? lines : []
                lines = ["let package = Package(name: \"Reader\", "] + own + [")"] + (isArguments ? [] : lines)
                if !isArguments {
                    lines[0] += """
                        dependencies: [.package(path: "../Terrarium")], targets: [.target(name: "Reader")]
                        """
                }
            }
            let version = lines.first { $0.hasPrefix("// swift-tools-version") } ?? "// swift-tools-version: 6.2"
            let folder = try TemporaryFolder()
            try folder.write(
                ([version, "import PackageDescription"] + lines).joined(separator: "\n") + "\n", to: "Package.swift")
            let result = try await Command.run(
                "swift", ["package", "dump-package"], in: folder.path, environment: [:])
            #expect(result.status == 0, "\(listing)\n\(result.output)")
        }
    }

    @Test func aListingIsFoundAtAnyDepthButOnlyWhole() {
        let listing = Listing(article: "a", line: 1, lines: ["let a = 1", "  use(a)"])
        #expect(listing.stands(in: ["x", "let a = 1", "  use(a)", "y"]))
        #expect(listing.stands(in: ["    let a = 1", "      use(a)"]))
        #expect(!listing.stands(in: ["    let a = 1", "    use(a)"]))
        #expect(!listing.stands(in: ["let a = 1"]))
        #expect(!listing.stands(in: ["// let a = 1", "//   use(a)"]))
        #expect(!listing.stands(in: ["let a = 1", "y", "  use(a)"]))
    }

    @Test func listingsAreReadByLanguage() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("text\n```swift\nimport A\n\nlet a = 1\n```\n```\nb\n```\n", to: "a.md")
        let url = URL(fileURLWithPath: path)
        #expect(try Listing.listings(in: url, language: "swift").map(\.lines) == [["let a = 1"]])
        #expect(try Listing.listings(in: url, language: "swift").map(\.description) == ["a.md:3"])
        #expect(try Listing.listings(in: url, language: "").map(\.lines) == [["b"]])
    }
}
