import Foundation
import Testing

/// Rules of the project that no compiler keeps.
@Suite struct TidyTests {
    private let sources: SourceTree
    private let everything: SourceTree

    init() throws {
        sources = try SourceTree("Sources")
        everything = try SourceTree("Sources", "Tests", "Benchmarks/Sources")
    }

    /// What the language does not promise, each with the one file that leans on it. A new one is a decision to be recorded.
    private static let unpromised = [
        "@_spi(": ["ObservedChange.swift", "StoredFields.swift"],
        "_forEachField": ["StoredFields.swift"],
        "_mangledTypeName": ["MangledTypeName.swift"],
        "_typeByName": ["MangledTypeName.swift"],
        "dlsym": ["ObservedPropertyName.swift", "StackLimit.swift"],
        "@_silgen_name": [],
        "@_cdecl": [],
        "@_optimize": [],
        "@_semantics": [],
        "@_specialize": [],
        "@_dynamicReplacement": [],
        "@_implementationOnly": [],
    ]

    @Test func thereAreFilesToCheck() {
        #expect(sources.files.count > 300)
        #expect(everything.files.count > sources.files.count + 100)
    }

    @Test(arguments: unpromised.keys.sorted())
    func whatTheLanguageDoesNotPromiseStandsInOneFile(_ text: String) {
        #expect(sources.files(containing: text) == Self.unpromised[text])
    }

    /// The two underscored attributes that are used freely: one chooses among overloads, the other re-exports a module.
    @Test func noOtherUnderscoredAttributeIsUsed() {
        let known: Set = ["@_disfavoredOverload", "@_exported", "@_spi"]
        for file in sources.files {
            let used = file.code.matches(of: /@_[A-Za-z]+/).map { String($0.output) }
            #expect(Set(used).subtracting(known).isEmpty, "\(file.path)")
        }
    }

    /// Whether a module of these names can be imported depends on the order of the build.
    @Test func nobodyAsksWhetherADropInModuleIsThere() {
        for file in everything.files {
            for module in ["SwiftUI", "Combine", "UIKit"] {
                #expect(!file.code.contains("canImport" + "(\(module)"), "\(file.path)")
            }
        }
    }

    /// Two flags with one bit turn each other on; merging two changes can make them.
    @Test func eachFlagOfASetHasABitOfItsOwn() {
        var count = 0
        for file in sources.files {
            var owners: [String: String] = [:]
            for match in file.code.matches(of: /static let (\w+)[^\n]*= (\w+)\(rawValue: 1 << (\d+)\)/) {
                count += 1
                let (name, bit) = (String(match.output.1), "\(match.output.2) \(match.output.3)")
                #expect(owners[bit] == nil, "\(file.path): \(name) and \(owners[bit] ?? "") are both \(bit)")
                owners[bit] = name
            }
        }
        #expect(count > 40)
    }

    @Test func filesHoldOneIdea() {
        for file in everything.files {
            #expect(file.lines.count <= 401, "\(file.path) has \(file.lines.count) lines")
        }
    }

    /// Names of files are unique in their module: the list of files is the index.
    @Test func fileNamesAreUniqueInTheirModule() {
        let modules = Dictionary(grouping: sources.files) {
            $0.path.split(separator: "/").prefix(2).joined(separator: "/")
        }
        for (module, files) in modules {
            let names = Dictionary(grouping: files, by: \.name).filter { $0.value.count > 1 }.keys.sorted()
            #expect(names.isEmpty, "\(module): \(names)")
        }
    }

    @Test func nothingIsForcedWithoutAReason() {
        for file in sources.files {
            for (index, line) in file.lines.enumerated() where line.contains("try!") || line.contains(" as! ") {
                let before = index > 0 ? file.lines[index - 1] : ""
                #expect(before.contains("//"), "\(file.path):\(index + 1)")
            }
        }
    }

    @Test func nothingIsLeftForLater() {
        for file in sources.files {
            for word in ["TO" + "DO", "FIX" + "ME", "HA" + "CK:"] {
                #expect(!file.text.contains(word), "\(file.path)")
            }
        }
    }

    @Test func thePackageDependsOnNothing() throws {
        let manifest = try String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Package.swift"),
            encoding: .utf8)
        #expect(!manifest.contains(".package("))
        #expect(!manifest.contains("unsafeFlags"))
    }

    /// A test file that bears the name of a source file stands in the folder of that name.
    @Test func testsMirrorSources() throws {
        let tests = try SourceTree("Tests")
        var folders: [String: Set<String>] = [:]
        for file in sources.files { folders[file.name, default: []].insert(Self.folder(of: file.path)) }
        for file in tests.files where file.name.hasSuffix("Tests.swift") && !Self.isAside(file.path) {
            let source = file.name.dropLast("Tests.swift".count) + ".swift"
            guard let known = folders[String(source)] else { continue }
            #expect(known.contains(Self.folder(of: file.path)), "\(file.path) belongs to \(known.sorted())")
        }
    }

    /// `Sources/Terrarium/State/State.swift` and `Tests/TerrariumTests/State/StateTests.swift` both give `Terrarium/State`.
    private static func folder(of path: String) -> String {
        var parts = path.split(separator: "/").dropFirst().dropLast().map(String.init)
        if path.hasPrefix("Tests/"), let module = parts.first, module.hasSuffix("Tests") {
            parts[0] = String(module.dropLast("Tests".count))
        }
        return parts.joined(separator: "/")
    }

    /// A package that a test builds has an order of its own.
    private static func isAside(_ path: String) -> Bool {
        path.contains("/ChildPackage/") || path.contains("/Pending/")
    }
}
