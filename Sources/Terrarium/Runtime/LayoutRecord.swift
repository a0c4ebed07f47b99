package import Foundation
package import TerrariumLayout

/// Where a layout node lies, and what it has answered.
///
/// It is made when the node is first measured: screens that are covered have thousands of nodes that never are.
struct LayoutRecord: ~Copyable {
    var origin = CGPoint.zero
    var size = CGSize.zero
    var proposal = ProposedViewSize.unspecified
    var measurements = MeasurementCache()
    var guides = GuideCache()
    var steadiness = Steadiness()
    /// The layout pass in which the node was measured last.
    var measuredIn: UInt32 = 0
    /// Whether a leaf has worked out what measuring needs, which lies behind the record.
    var isResolved = false

    /// The size of a record with something behind it, which no type wants aligned to more than 16 bytes.
    static var roomierSize: Int { (MemoryLayout<LayoutRecord>.size + 15) & ~15 }
}

extension LayoutNode {
    final var record: UnsafeMutablePointer<LayoutRecord> {
        @inline(__always)
        get { knownRecord ?? startRecord() }
    }

    private final func startRecord() -> UnsafeMutablePointer<LayoutRecord> {
        let made = makeRecord()
        knownRecord = made
        return made
    }

    /// Where the node lies in its container.
    package final var origin: CGPoint {
        @inline(__always)
        get { knownRecord?.pointee.origin ?? .zero }
        @inline(__always)
        set { record.pointee.origin = newValue }
    }

    package final var size: CGSize {
        @inline(__always)
        get { knownRecord?.pointee.size ?? .zero }
        @inline(__always)
        set { record.pointee.size = newValue }
    }

    /// The proposal with which the node was placed last.
    package final var proposal: ProposedViewSize {
        @inline(__always)
        get { knownRecord?.pointee.proposal ?? .unspecified }
        @inline(__always)
        set { record.pointee.proposal = newValue }
    }

    final var measurements: MeasurementCache {
        @inline(__always)
        _read { yield record.pointee.measurements }
        @inline(__always)
        _modify { yield &record.pointee.measurements }
    }

    final var guides: GuideCache {
        @inline(__always)
        _read { yield record.pointee.guides }
        @inline(__always)
        _modify { yield &record.pointee.guides }
    }

    final var steadiness: Steadiness {
        @inline(__always)
        _read { yield record.pointee.steadiness }
        @inline(__always)
        _modify { yield &record.pointee.steadiness }
    }
}
