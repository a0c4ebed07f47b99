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

/// Plugins run in a sandbox on macOS, where writing needs the user's permission; on Linux there is none to ask for.
#if os(Linux)
    let snapshotPermissions: [PluginPermission] = []
#else
    let snapshotPermissions: [PluginPermission] = [
        .writeToPackageDirectory(reason: "It writes the accepted snapshots and deletes the unused ones.")
    ]
#endif

let package = Package(
    name: "Terrarium",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Terrarium", targets: ["Terrarium"]),
        .library(name: "TerrariumTesting", targets: ["TerrariumTesting"]),
        .plugin(name: "SnapshotsPlugin", targets: ["SnapshotsPlugin"]),
        .executable(name: "gallery", targets: ["Gallery"]),
    ],
    targets: [
        .macro(name: "TerrariumMacros", swiftSettings: settings()),
        .target(name: "TerrariumLayout", swiftSettings: settings()),
        .target(name: "Terrarium", dependencies: ["TerrariumLayout", "TerrariumMacros"], swiftSettings: settings()),
        .target(
            name: "TerrariumTesting", dependencies: ["Terrarium", "TerrariumLayout"], swiftSettings: settings()),
        .plugin(
            name: "SnapshotsPlugin",
            capability: .command(
                intent: .custom(
                    verb: "snapshots", description: "Accepts snapshots, or removes those that no test uses."),
                permissions: snapshotPermissions),
            path: "Sources/SnapshotsPlugin"),
        // The programs are a library of their own, since tests cannot import an executable beside those of a macro.
        .target(
            name: "GalleryPrograms", dependencies: ["Terrarium"], path: "Sources/Gallery", exclude: ["Main"],
            swiftSettings: settings()),
        .executableTarget(
            name: "Gallery", dependencies: ["GalleryPrograms"], path: "Sources/Gallery/Main", swiftSettings: settings()),
        .testTarget(name: "ConsumerTests", swiftSettings: settings()),
        .testTarget(
            name: "GalleryTests", dependencies: ["GalleryPrograms", "Terrarium", "TerrariumTesting"],
            swiftSettings: settings()),
        .testTarget(name: "TerrariumLayoutTests", dependencies: ["TerrariumLayout"], swiftSettings: settings()),
        .testTarget(name: "TerrariumMacrosTests", dependencies: ["TerrariumMacros"], swiftSettings: settings()),
        .testTarget(
            name: "TerrariumTests", dependencies: ["Terrarium"], swiftSettings: settings()),
        .testTarget(
            name: "TerrariumTestingTests", dependencies: ["TerrariumTesting", "Terrarium"],
            exclude: ["ChildPackage"], swiftSettings: settings()),
    ]
)

// The drop-in modules for code that was written for Apple's platforms. Apple's own must never be shadowed, so they are
// built on Linux only.
#if os(Linux)
    package.products += [
        .library(name: "SwiftUI", targets: ["SwiftUI", "Combine", "UniformTypeIdentifiers"]),
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    ]
    package.targets += [
        .target(name: "Combine", dependencies: ["Terrarium"], swiftSettings: settings()),
        .target(name: "UniformTypeIdentifiers", swiftSettings: settings()),
        .target(
            name: "SwiftUI", dependencies: ["Terrarium", "Combine", "UniformTypeIdentifiers"],
            swiftSettings: settings()),
        .target(name: "UIKit", dependencies: ["Terrarium", "SwiftUI"], swiftSettings: settings()),
        .target(name: "_Testing_UIKit", swiftSettings: settings()),
        .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: settings()),
        // Code from before Swift 6, so that language mode 5 stays a way to use the package.
        .testTarget(
            name: "DropInTests", dependencies: ["SwiftUI", "UIKit", "_Testing_UIKit"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI"], swiftSettings: settings()),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"], swiftSettings: settings()),
        .testTarget(
            name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"], swiftSettings: settings()),
    ]
#endif
