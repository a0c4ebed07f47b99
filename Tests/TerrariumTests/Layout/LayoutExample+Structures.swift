import Foundation
import Terrarium

/// Groups, loops, conditions and views of a program's own do not lay out: their views do.
extension LayoutExample {
    @LayoutExamples static var structures: [LayoutExample] {
        LayoutExample(
            "the views of a group stand in the row around it", 100, 20, "a 18 0 20 20, b 46 0 20 20, c 74 0 8 20"
        ) {
            HStack {
                Group {
                    box("a", 20, 20)
                    box("b", 20, 20)
                }
                box("c", 8, 20)
            }
        }
        LayoutExample("each view of a padded group is padded", 100, 20, "root 18 0 64 20, a 20 0 20 20, b 60 0 20 20") {
            HStack(spacing: 16) {
                Group {
                    box("a", 20, 20)
                    box("b", 20, 20)
                }
                .padding(.horizontal, 2)
            }
        }
        LayoutExample("each view of a framed group has a frame", 100, 20, "a 15 0 20 20, b 65 0 20 20") {
            HStack(spacing: 0) {
                Group {
                    box("a", 20, 20)
                    box("b", 20, 20)
                }
                .frame(maxWidth: .infinity)
            }
        }
        LayoutExample("several root views stand below each other", 100, 60, "a 40 6 20 20, b 40 34 20 20") {
            box("a", 20, 20)
            box("b", 20, 20)
        }
        LayoutExample("a loop in a column", 100, 60, "a 40 0 20 20, b 40 20 20 20, c 40 40 20 20") {
            VStack(spacing: 0) {
                ForEach(["a", "b", "c"], id: \.self) { box($0, 20, 20) }
            }
        }
        LayoutExample("a branch that is not taken is no view", 100, 60, "a 40 6 20 20, c 40 34 20 20") {
            VStack {
                box("a", 20, 20)
                if Bool("false") == true { box("b", 20, 20) }
                box("c", 20, 20)
            }
        }
        LayoutExample("a view of its own with two views", 100, 20, "a 0 0 46 20, b 54 0 46 20") {
            HStack { Pair() }
        }
        LayoutExample("a modifier of its own", 100, 100, "root 30 30 40 40, c 40 40 20 20") {
            box("c", 20, 20).modifier(Boxed())
        }
        LayoutExample("a rank inside an erased view", 100, 20, "a 0 0 100 20, b 100 0 0 20") {
            HStack(spacing: 0) {
                AnyView(fill("a").layoutPriority(1))
                fill("b")
            }
        }
        LayoutExample("a section outside a list is its views", 100, 80, "h 45 10 10 20, a 40 30 20 20, f 45 50 10 20") {
            VStack(spacing: 0) {
                Section {
                    box("a", 20, 20)
                } header: {
                    Text("h").named("h")
                } footer: {
                    Text("f").named("f")
                }
            }
        }
        LayoutExample("a row of a grid outside one is its views", 100, 20, "a 26 0 20 20, b 54 0 20 20") {
            HStack {
                GridRow {
                    box("a", 20, 20)
                    box("b", 20, 20)
                }
            }
        }
    }
}

private struct Pair: View {
    var body: some View {
        fill("a")
        fill("b")
    }
}

private struct Boxed: ViewModifier {
    func body(content: Content) -> some View {
        content.padding(10).border(.red)
    }
}
