// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// One set of compiler settings for every target.
func settings() -> [SwiftSetting] {
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

let package = Package(
    name: "Terrarium",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Terrarium", targets: ["Terrarium"]),
        .library(name: "TerrariumTesting", targets: ["TerrariumTesting"]),
        .executable(name: "gallery", targets: ["Gallery"]),
    ],
    targets: [
        .macro(name: "TerrariumMacros", swiftSettings: settings()),
        .target(name: "TerrariumLayout", swiftSettings: settings()),
        .target(name: "Terrarium", dependencies: ["TerrariumLayout", "TerrariumMacros"], swiftSettings: settings()),
        .target(name: "TerrariumTesting", dependencies: ["Terrarium"], swiftSettings: settings()),
        .executableTarget(name: "Gallery", dependencies: ["Terrarium"], swiftSettings: settings()),
        .testTarget(name: "ConsumerTests", swiftSettings: settings()),
        .testTarget(name: "TerrariumLayoutTests", dependencies: ["TerrariumLayout"], swiftSettings: settings()),
        .testTarget(name: "TerrariumMacrosTests", dependencies: ["TerrariumMacros"], swiftSettings: settings()),
        .testTarget(name: "TerrariumTests", dependencies: ["Terrarium"], swiftSettings: settings()),
        .testTarget(
            name: "TerrariumTestingTests", dependencies: ["TerrariumTesting", "Terrarium"], swiftSettings: settings()),
    ]
)
