import Foundation
import Terrarium
import Testing

/// A small view, the window that it lies in, and the frames that its named parts have there.
///
/// Views have to be compiled, so the examples are data in Swift, with their expectations as text.
struct LayoutExample: CustomTestStringConvertible, Sendable {
    let title: String
    let window: ProposedViewSize
    let safeArea: EdgeInsets
    let expected: String
    let view: @MainActor @Sendable () -> AnyView

    /// - Parameters:
    ///   - width: the window's width; nil lets it hug the content.
    ///   - expected: a frame for each named view, in the window's coordinates, as `name x y width height`, separated by
    ///     commas or line ends. Fractions are written as such: `184/3`. The whole view is `root`.
    init<V: View>(
        _ title: String, _ width: CGFloat?, _ height: CGFloat?, safeArea: EdgeInsets = EdgeInsets(),
        _ expected: String, @ViewBuilder view: @escaping @MainActor @Sendable () -> V
    ) {
        self.title = title
        window = ProposedViewSize(width: width, height: height)
        self.safeArea = safeArea
        self.expected = expected
        self.view = { AnyView(view().named("root")) }
    }

    var testDescription: String { title }

    /// Shows the view and compares every frame that is named. Characters are 10 points wide, lines 20 high.
    @MainActor
    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let host = ViewHost(
            proposal: window, safeArea: safeArea, textMetrics: .cells(width: 10, height: 20), content: view)
        for line in expected.split(whereSeparator: { $0 == "\n" || $0 == "," }) {
            let words = line.split(separator: " ")
            let numbers = words.dropFirst().map { number(String($0)) }
            guard let name = words.first.map(String.init), numbers.count == 4 else {
                Issue.record("“\(line)” is no frame", sourceLocation: sourceLocation)
                continue
            }
            guard let frame = try? host.frame(of: .id(name).anywhere) else {
                Issue.record(
                    "no view, or several, are named \(name):\n\(host.outline())", sourceLocation: sourceLocation)
                continue
            }
            let actual = [frame.minX, frame.minY, frame.width, frame.height]
            let isEqual = zip(actual, numbers).allSatisfy { ($0 - $1).magnitude < 1e-9 }
            #expect(isEqual, "\(name): \(actual), expected \(numbers)", sourceLocation: sourceLocation)
        }
    }

    private func number(_ text: String) -> CGFloat {
        let parts = text.split(separator: "/").map { Double($0) ?? .nan }
        return CGFloat(parts.dropFirst().reduce(parts.first ?? .nan, /))
    }
}

/// Lets a list of examples be written one below the other, so that each is type-checked alone.
@resultBuilder
enum LayoutExamples {
    static func buildBlock(_ examples: LayoutExample...) -> [LayoutExample] { examples }
}

extension View {
    /// Names the view for the expectations of an example.
    nonisolated func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// A named view of a fixed size.
@MainActor
func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.teal.frame(width: width, height: height).named(name)
}

/// A named view that takes what it is offered.
@MainActor
func fill(_ name: String) -> some View {
    Color.mint.named(name)
}

/// A guide that no container and no view knows by itself.
private enum WaistID: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[HorizontalAlignment.center] }
}

private enum ShelfID: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[VerticalAlignment.center] }
}

extension HorizontalAlignment {
    static let waist = HorizontalAlignment(WaistID.self)
}

extension VerticalAlignment {
    static let shelf = VerticalAlignment(ShelfID.self)
}
