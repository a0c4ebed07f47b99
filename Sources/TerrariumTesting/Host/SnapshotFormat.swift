public import Terrarium

/// How a snapshot shows a host's views.
public struct SnapshotFormat: Sendable {
    private enum Kind {
        case outline(OutlineStyle)
        case picture(PictureStyle)
    }

    private let kind: Kind

    /// The outline with frames.
    public static var outline: SnapshotFormat { .outline(.layout) }

    /// An outline in another style, such as `.outline(.structure)`.
    public static func outline(_ style: OutlineStyle) -> SnapshotFormat {
        SnapshotFormat(kind: .outline(style))
    }

    /// The picture in ASCII.
    public static var picture: SnapshotFormat { .picture(.ascii) }

    /// A picture in another style, such as `.picture(.unicode)`.
    public static func picture(_ style: PictureStyle) -> SnapshotFormat {
        SnapshotFormat(kind: .picture(style))
    }

    /// The text of a host's views, or of the one that a query matches.
    @MainActor
    func text(of host: ViewHost, within query: ViewQuery?) throws -> String {
        guard !host.runtime.isUnmounted else {
            throw SnapshotProblem("The host is unmounted and shows nothing any more: nothing was compared.")
        }
        let frame = try query.map { try host.frame(of: $0) }
        switch kind {
        case .outline(let style): return host.outline(query.map(style.within) ?? style)
        case .picture(let style):
            let picture = host.picture(style)
            return frame.map { PictureCrop.crop(picture, to: $0) } ?? picture
        }
    }
}
