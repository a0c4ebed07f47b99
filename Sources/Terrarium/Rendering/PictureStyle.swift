/// The characters that a picture draws with.
public struct PictureStyle: Sendable, Hashable {
    /// Corners in reading order.
    let corners: [Character]
    let horizontal: Character
    let vertical: Character
    let filled: Character
    let empty: Character

    /// Letters and signs that are one column wide everywhere.
    public static let ascii = Self(
        corners: ["+", "+", "+", "+"], horizontal: "-", vertical: "|", filled: "#", empty: ".")

    /// Box drawing characters, for terminals; some fonts draw them two columns wide.
    public static let unicode = Self(
        corners: ["┌", "┐", "└", "┘"], horizontal: "─", vertical: "│", filled: "█", empty: "░")
}
