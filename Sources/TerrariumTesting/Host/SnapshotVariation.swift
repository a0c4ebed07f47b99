public import Foundation
public import Terrarium

/// A window to look at a host in: another size, or another environment.
///
/// ```swift
/// expectSnapshots(of: host, in: [.size(320, 568), .dark, .locale("ar"), .environment("euro") { $0.currency = "euro" }])
/// ```
public struct SnapshotVariation: Sendable {
    /// What tells its snapshot apart from the others of the test.
    public let name: String
    private let size: CGSize?
    private let change: @MainActor @Sendable (inout EnvironmentValues) -> Void

    private init(
        _ name: String, size: CGSize? = nil,
        change: @escaping @MainActor @Sendable (inout EnvironmentValues) -> Void = { _ in }
    ) {
        self.name = name
        self.size = size
        self.change = change
    }

    /// Nothing is changed.
    public static var unchanged: SnapshotVariation { SnapshotVariation("unchanged") }

    /// A window of another size.
    public static func size(_ width: CGFloat, _ height: CGFloat, named name: String? = nil) -> SnapshotVariation {
        SnapshotVariation(
            name ?? "\(outlineNumber(Double(width)))x\(outlineNumber(Double(height)))",
            size: CGSize(width: width, height: height))
    }

    /// Other values in the root environment.
    public static func environment(
        _ name: String, _ change: @escaping @MainActor @Sendable (inout EnvironmentValues) -> Void
    ) -> SnapshotVariation {
        SnapshotVariation(name, change: change)
    }

    /// The dark colour scheme.
    public static var dark: SnapshotVariation { environment("dark") { $0.colorScheme = .dark } }

    /// The light colour scheme.
    public static var light: SnapshotVariation { environment("light") { $0.colorScheme = .light } }

    /// From right to left.
    public static var rightToLeft: SnapshotVariation {
        environment("rightToLeft") { $0.layoutDirection = .rightToLeft }
    }

    /// Another size of type. Only a host with `textMetrics: .scaled` lays out differently for it.
    public static func typeSize(_ size: DynamicTypeSize) -> SnapshotVariation {
        environment("\(size)") { $0.dynamicTypeSize = size }
    }

    /// Another language and region.
    public static func locale(_ identifier: String) -> SnapshotVariation {
        environment(identifier) { $0.locale = Locale(identifier: identifier) }
    }

    /// Looks at a host with the changes, and takes them back.
    @MainActor
    func look(at host: ViewHost, _ look: () -> Void) {
        let environment = host.environment
        let proposal = host.runtime.window.proposal
        if let size { host.size = size }
        var changed = environment
        change(&changed)
        host.environment = changed
        look()
        host.environment = environment
        guard size != nil, !host.runtime.isUnmounted else { return }
        // The window may hug its content, which the size does not tell.
        host.runtime.window.proposal = proposal
        host.runtime.windowDidChange()
    }
}

/// Compares what a host shows in several windows, each with a snapshot file of its own.
///
/// The tree stays alive throughout: it is resized and its environment changed, and both are taken back afterwards. Every
/// variation is compared, also after one has failed.
///
/// - Parameters:
///   - host: The host to look at.
///   - format: An outline with frames, another outline, or a picture.
///   - variations: The windows, by whose names the files are told apart.
///   - query: The one view to show.
///   - name: Stands in the files' names before those of the variations.
///   - record: When to write the files instead of failing; see ``SnapshotRecordMode``.
///   - function: Stands for the test's name where the testing framework does not tell it.
@MainActor
public func expectSnapshots(
    of host: ViewHost, as format: SnapshotFormat = .outline, in variations: [SnapshotVariation],
    within query: ViewQuery? = nil, named name: String? = nil, record: SnapshotRecordMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) {
    for variation in variations {
        variation.look(at: host) {
            expectSnapshot(
                of: host, as: format, within: query, named: name.map { "\($0).\(variation.name)" } ?? variation.name,
                record: record, fileID: fileID, filePath: filePath, function: function, line: line, column: column)
        }
    }
}
