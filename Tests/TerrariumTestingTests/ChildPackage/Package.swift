// swift-tools-version: 6.2
import PackageDescription

// The package whose tests the snapshot tests run in a process of their own. The test run puts links to the real sources
// into Sources/: what views need stays out, so that the package is built within seconds.
let package = Package(
    name: "Child",
    platforms: [.macOS(.v15)],
    targets: [
        .target(
            name: "TerrariumLayout",
            sources: [
                "Text/BreakClass.swift", "Text/CharacterWidth.swift", "Text/CharacterWidth+Table.swift",
                "Text/GraphemeScanner.swift",
            ]),
        .target(
            name: "TerrariumTesting", dependencies: ["TerrariumLayout"], exclude: ["Host"],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]),
        .plugin(
            name: "SnapshotsPlugin",
            capability: .command(intent: .custom(verb: "snapshots", description: "Accepts or prunes snapshots.")),
            path: "Sources/SnapshotsPlugin"),
        .testTarget(name: "ChildTests", dependencies: ["TerrariumTesting"]),
    ]
)
