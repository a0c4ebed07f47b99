import Terrarium

/// A button that dismisses what is around it and says whether it is presented.
struct SheetCloser: View {
    @Environment(\.dismiss) var dismiss
    @Environment(\.isPresented) var isPresented
    let name: String

    var body: some View {
        Button("\(name) \(isPresented)") { dismiss() }
    }
}

/// A root with a sheet that is open at first.
struct OpenSheet<Content: View>: View {
    @State var isOn = true
    var onDismiss: (@MainActor () -> Void)?
    @ViewBuilder var content: Content

    var body: some View {
        Button("root \(isOn)") { isOn = true }
            .sheet(isPresented: $isOn, onDismiss: onDismiss) { content }
    }
}
