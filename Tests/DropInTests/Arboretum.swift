import SwiftUI

extension Color {
    static var moss: Color {
        Color(red: 72 / 255, green: 112 / 255, blue: 64 / 255)
    }
}

// A model that is no final class, as `@Observable` allows.
@Observable class Arboretum {
    var trees: [String]

    init() {
        trees = ["Oak", "Beech"]
    }
}

extension View {
    private func plainTreeBar(_ title: String) -> some View {
        self
            .toolbar {
                ToolbarItem(placement: .principal) {
                    Text(title).foregroundColor(Color.white)
                }
            }
            .navigationBarTitleDisplayMode(.inline)
            .toolbarBackground(Color.moss, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
    }

    @ViewBuilder
    func treeBar(_ title: String, isGate: Bool = false) -> some View {
        if isGate {
            plainTreeBar(title)
        } else {
            plainTreeBar(title).modifier(WayBack())
        }
    }
}

struct WayBack: ViewModifier {
    @Environment(\.dismiss) var dismiss

    func body(content: Content) -> some View {
        content
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Text("< Back").tint(Color.white)
                    }
                }
            }
    }
}

struct ArboretumView: View {
    @State private var arboretum = Arboretum()
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            VStack(alignment: .leading, spacing: 0) {
                Button {
                    walk()
                } label: {
                    Text("The long walk")
                        .frame(minWidth: 160)
                        .frame(height: 30)
                        .background(Color.moss)
                        .tint(Color.white)
                }
                .padding(.bottom, 12)
                List(arboretum.trees, id: \.self) { tree in
                    NavigationLink(value: tree) {
                        Text(tree).font(.system(size: 14))
                    }
                }
                .navigationDestination(for: String.self) { tree in
                    TreeView(path: $path, tree: tree)
                }
                .listStyle(.plain)
            }
            .treeBar("Trees", isGate: true)
        }
    }

    func walk() {
        path = ["Elm", "Yew", "Larch"]
    }
}

struct TreeView: View {
    @Binding var path: [String]
    let tree: String
    @State private var leaves = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("This is the \(tree)")
                .containerRelativeFrame(.horizontal, alignment: .trailing)
                .multilineTextAlignment(.center)
            Text("Leaves: \(leaves)")
            Spacer()
                .frame(height: 20)
            Button {
                path.removeAll()
            } label: {
                Text("To the gate")
            }
            Button {
                if path.count > 0 {
                    path.removeLast()
                }
            } label: {
                Text("One back")
            }
            Button {
                path.append("Ash")
            } label: {
                Text("Onward")
            }
        }
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Button {
                    leaves += 1
                } label: {
                    Image(systemName: "leaf")
                }
                .foregroundColor(Color.white)
                .accessibilityLabel("Pick a leaf")
            }
        }
        .treeBar(tree)
    }
}
