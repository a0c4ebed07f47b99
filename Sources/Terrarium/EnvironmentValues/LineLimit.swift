extension EnvironmentValues {
    /// The greatest number of lines of a text; nil for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The number of lines for which a text takes space even where it has fewer.
    package var reservedLineCount: Int {
        get { self[ReservedLineCountKey.self] }
        set { self[ReservedLineCountKey.self] = newValue }
    }
}

struct LineLimitKey: BuiltInEnvironmentKey {
    static let defaultValue: Int? = nil
}

struct ReservedLineCountKey: BuiltInEnvironmentKey {
    static let defaultValue = 0
}

extension View {
    /// Limits texts below to a number of lines; nil lifts the limit.
    public nonisolated func lineLimit(
        _ number: Int?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        lineLimits(number, reserved: 0, line: SourceLine(fileID: fileID, line: line))
    }

    /// Limits texts below to a number of lines and, if asked, lets them take space for all of these.
    public nonisolated func lineLimit(
        _ limit: Int, reservesSpace: Bool, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        lineLimits(limit, reserved: reservesSpace ? limit : 0, line: SourceLine(fileID: fileID, line: line))
    }

    /// Keeps texts below between two numbers of lines.
    public nonisolated func lineLimit(
        _ limit: ClosedRange<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        lineLimits(limit.upperBound, reserved: limit.lowerBound, line: SourceLine(fileID: fileID, line: line))
    }

    /// Gives texts below at least a number of lines.
    public nonisolated func lineLimit(
        _ limit: PartialRangeFrom<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        lineLimits(nil, reserved: limit.lowerBound, line: SourceLine(fileID: fileID, line: line))
    }

    /// Gives texts below at most a number of lines.
    public nonisolated func lineLimit(
        _ limit: PartialRangeThrough<Int>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        lineLimits(limit.upperBound, reserved: 0, line: SourceLine(fileID: fileID, line: line))
    }

    private nonisolated func lineLimits(_ limit: Int?, reserved: Int, line: SourceLine) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.lineLimits, value: LineLimits(limit: limit, reserved: reserved), line: line,
                styles: limit.map { [SnapshotAttribute("lineLimit", value: .number(Double($0)))] } ?? []))
    }
}

private struct LineLimits {
    var limit: Int?
    var reserved: Int
}

extension EnvironmentValues {
    fileprivate var lineLimits: LineLimits {
        get { LineLimits(limit: lineLimit, reserved: reservedLineCount) }
        set {
            lineLimit = newValue.limit
            reservedLineCount = newValue.reserved
        }
    }
}
