/// The type size that a person prefers, under its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of those for people who need very large type.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// The category of a type size.
    init(_ size: DynamicTypeSize) {
        self = ContentSizeCategory.allCases[size.index]
    }

    /// The type size of this category.
    var dynamicTypeSize: DynamicTypeSize {
        // Both types list the same sizes in the same order.
        DynamicTypeSize.allCases[ContentSizeCategory.allCases.firstIndex(of: self) ?? DynamicTypeSize.large.index]
    }
}

extension EnvironmentValues {
    /// The type size that a person prefers.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The same under its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}

struct DynamicTypeSizeKey: BuiltInEnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
}

extension View {
    /// Sets the type size for this view.
    public nonisolated func dynamicTypeSize(
        _ size: DynamicTypeSize, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.dynamicTypeSize, value: size, line: SourceLine(fileID: fileID, line: line)))
    }

    /// Keeps the type size of this view within a range.
    public nonisolated func dynamicTypeSize<Range: RangeExpression<DynamicTypeSize>>(
        _ range: Range, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentTransformModifier(
                keyPath: \.dynamicTypeSize, transform: { $0 = nearest(to: $0, in: range) },
                line: SourceLine(fileID: fileID, line: line)))
    }
}

private func nearest(to size: DynamicTypeSize, in range: some RangeExpression<DynamicTypeSize>) -> DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    guard let first = allowed.first, let last = allowed.last else { return size }
    return min(max(size, first), last)
}
