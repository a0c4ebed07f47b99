import Testing

/// Every rule by which SwiftUI lays views out, on small views through the whole of the runtime.
@MainActor
struct LayoutExampleTests {
    @Test(
        arguments: LayoutExample.sharing + LayoutExample.priorities + LayoutExample.spacers + LayoutExample.stacks
            + LayoutExample.frames + LayoutExample.modifiers + LayoutExample.guides + LayoutExample.layers
            + LayoutExample.scrolling + LayoutExample.grids + LayoutExample.safeAreas + LayoutExample.choices
            + LayoutExample.texts + LayoutExample.reversed + LayoutExample.structures + LayoutExample.mixtures
            + LayoutExample.combined + LayoutExample.nested + LayoutExample.pairs)
    func lies(_ example: LayoutExample) {
        example.check()
    }
}
