import Foundation
import Terrarium

extension Color {
    static let pine = Color(red: 0.1, green: 0.4, blue: 0.3)
}

extension View {
    /// A navigation bar in the program's own colours, with a way back of its own unless the screen is the first.
    @ViewBuilder
    func trailBar(_ title: String, leadsBack: Bool = true) -> some View {
        if leadsBack {
            plainTrailBar(title).modifier(WayBack())
        } else {
            plainTrailBar(title)
        }
    }

    private func plainTrailBar(_ title: String) -> some View {
        toolbar {
            ToolbarItem(placement: .principal) { Text(title).foregroundStyle(.white) }
        }
        .navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(Color.pine, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
    }
}

/// Takes the place of the system's back button. It is a modifier with fields, as only these can read `dismiss`.
private struct WayBack: ViewModifier {
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
        content
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("< Back") { dismiss() }
                }
            }
    }
}
