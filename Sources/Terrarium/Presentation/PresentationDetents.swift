public import Foundation
import TerrariumLayout

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    fileprivate enum Height: Hashable, Sendable {
        case large, fraction(CGFloat), points(CGFloat)
    }

    fileprivate let height: Height

    /// Half the window.
    public static let medium = PresentationDetent(height: .fraction(0.5))
    /// As high as sheets get.
    public static let large = PresentationDetent(height: .large)

    /// A part of the window's height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .points(height))
    }

    /// Where a sheet begins that rests here.
    fileprivate func top(in window: WindowGeometry) -> CGFloat {
        let wanted: CGFloat
        switch height {
        case .large: wanted = Chrome.sheetTop
        case .fraction(let fraction): wanted = window.size.height * (1 - fraction)
        case .points(let points): wanted = window.size.height - window.safeArea.bottom - points
        }
        guard wanted.isFinite else { return Chrome.sheetTop }
        return min(max(wanted, Chrome.sheetTop), window.size.height)
    }
}

extension View {
    /// The heights at which the sheet around this view can rest. It begins at the lowest.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(
            PreferenceModifier<PresentationDetentsKey>(value: PresentationDetentChoice(detents: detents)))
    }

    /// The heights at which the sheet around this view can rest, and the one at which it does.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(PresentationDetentSelection(detents: detents, selection: selection))
    }
}

nonisolated struct PresentationDetentSelection: ViewModifier {
    let detents: Set<PresentationDetent>
    let selection: Binding<PresentationDetent>

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            PreferenceModifier<PresentationDetentsKey>(
                value: PresentationDetentChoice(detents: detents, selected: selection.wrappedValue)))
    }
}

/// What a sheet's content says of its height.
nonisolated struct PresentationDetentChoice: Equatable {
    var detents: Set<PresentationDetent> = []
    var selected: PresentationDetent?

    /// Where the sheet begins: at the selected detent if it is among them, else at the lowest.
    func top(in window: WindowGeometry) -> CGFloat {
        if let selected, detents.contains(selected) { return selected.top(in: window) }
        return detents.map { $0.top(in: window) }.max() ?? Chrome.sheetTop
    }
}

nonisolated struct PresentationDetentsKey: PreferenceKey {
    static var defaultValue: PresentationDetentChoice? { nil }

    static func reduce(value: inout PresentationDetentChoice?, nextValue: () -> PresentationDetentChoice?) {
        value = value ?? nextValue()
    }
}

extension LayoutNode {
    /// Offers a sheet's content the space from the sheet's top to the bottom of the safe area, and centres it there.
    final func placeSheet(in window: WindowGeometry) {
        let region = sheetRegion(in: window)
        let offered = ProposedViewSize(region.inner.size)
        let size = sizeThatFits(offered)
        place(
            at: CGPoint(x: region.inner.midX - size.width / 2, y: region.inner.midY - size.height / 2),
            proposal: offered)
    }

    /// The safe area of a sheet.
    final func sheetRegion(in window: WindowGeometry) -> SafeArea {
        let choice = (combinedPreference(PresentationDetentsKey.self) ?? nil) ?? PresentationDetentChoice()
        let top = min(choice.top(in: window), window.size.height)
        let outer = CGRect(x: 0, y: top, width: window.size.width, height: window.size.height - top)
        let inner = CGRect(
            x: window.safeArea.leading, y: top, width: window.safeBounds.width,
            height: max(0, outer.height - window.safeArea.bottom))
        return SafeArea(inner: inner, outer: outer)
    }
}
