public import Foundation

extension Font {
    /// The same font with another weight.
    public func weight(_ weight: Weight) -> Font {
        var copy = self
        copy.traits.weight = weight
        return copy
    }

    /// The same font, bold.
    public func bold() -> Font {
        weight(.bold)
    }

    /// The same font, bold or with its base's own weight.
    public func bold(_ isActive: Bool) -> Font {
        var copy = self
        copy.traits.weight = isActive ? .bold : nil
        return copy
    }

    /// The same font, italic.
    public func italic() -> Font {
        setting(.italic)
    }

    /// The same font, italic or upright.
    public func italic(_ isActive: Bool) -> Font {
        setting(.italic, to: isActive)
    }

    /// The same font with all characters of one width.
    public func monospaced() -> Font {
        setting(.monospaced)
    }

    /// The same font with all characters of one width, or with their own.
    public func monospaced(_ isActive: Bool) -> Font {
        setting(.monospaced, to: isActive)
    }

    /// The same font with digits of one width.
    public func monospacedDigit() -> Font {
        setting(.monospacedDigit)
    }

    /// The same font with small capitals for all letters.
    public func smallCaps() -> Font {
        setting([.lowercaseSmallCaps, .uppercaseSmallCaps])
    }

    /// The same font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font {
        setting(.lowercaseSmallCaps)
    }

    /// The same font with small capitals for uppercase letters.
    public func uppercaseSmallCaps() -> Font {
        setting(.uppercaseSmallCaps)
    }

    /// The same font with other distances between lines.
    public func leading(_ leading: Leading) -> Font {
        var copy = self
        copy.traits.leading = leading
        return copy
    }

    /// The same font with wider or narrower characters.
    public func width(_ width: Width) -> Font {
        var copy = self
        copy.traits.width = width
        return copy
    }

    /// The same font with wider or narrower characters.
    public func width(_ width: CGFloat) -> Font {
        self.width(Width(width))
    }

    /// The same font at a multiple of its size.
    public func scaled(by factor: CGFloat) -> Font {
        var copy = self
        copy.traits.scale *= factor
        return copy
    }

    /// The same font with the design used where it names none itself.
    package func defaultDesign(_ design: Design?) -> Font {
        guard let design, traits.design == nil else { return self }
        var copy = self
        copy.traits.design = design
        return copy
    }

    private func setting(_ flags: Flags, to isActive: Bool = true) -> Font {
        var copy = self
        if isActive {
            copy.traits.flags.formUnion(flags)
        } else {
            copy.traits.flags.subtract(flags)
        }
        return copy
    }
}
