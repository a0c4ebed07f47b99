// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Terrarium", path: "..")],
    targets: [
        .executableTarget(
            name: "benchmarks",
            dependencies: ["Allocations", .product(name: "Terrarium", package: "Terrarium")],
            path: "Sources/Benchmarks",
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]),
        .target(name: "Allocations"),
    ]
)
