import Foundation
import Observation
import Terrarium

/// A shelf of books: rows push a page, one button opens three pages at once, pages have a bar of their own.
@Observable
final class Shelf {
    var titles = ["Emma", "Kokoro", "Ulysses"]
    /// The pages that are open, as the stack's path.
    var opened: [String] = []
}

struct ShelfView: View {
    let shelf: Shelf
    let log: Log

    var body: some View {
        @Bindable var shelf = shelf
        NavigationStack(path: $shelf.opened) {
            VStack(spacing: 0) {
                Button("open three") { shelf.opened = ["Middlemarch", "Sanshiro", "Dubliners"] }
                List(shelf.titles, id: \.self) { title in
                    NavigationLink(value: title) { Text(title) }
                }
                .navigationDestination(for: String.self) { PageView(opened: $shelf.opened, title: $0, log: log) }
                .listStyle(.plain)
            }
            .shelfBar("all books", hasWayBack: false)
        }
    }
}

struct PageView: View {
    @Binding var opened: [String]
    let title: String
    let log: Log
    @State private var marks = 0

    var body: some View {
        VStack {
            Text("you read \(title)")
            Button("mark:\(marks)") { marks += 1 }
            Button("to the shelf") { opened.removeAll() }
            Button("one page back") { if !opened.isEmpty { opened.removeLast() } }
            Button("sequel") { opened.append("Sequel") }
        }
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) { Button("lend") { log("lend \(title)") } }
        }
        .shelfBar(title)
    }
}

/// A way back in the program's own look.
private struct OwnWayBack: ViewModifier {
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
        content
            .navigationBarBackButtonHidden(true)
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("<- away") { dismiss() } } }
    }
}

extension View {
    private func plainShelfBar(_ title: String) -> some View {
        toolbar { ToolbarItem(placement: .principal) { Text(title) } }
            .navigationBarTitleDisplayMode(.inline)
            .toolbarBackground(Color.orange, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
    }

    @ViewBuilder
    fileprivate func shelfBar(_ title: String, hasWayBack: Bool = true) -> some View {
        if hasWayBack {
            plainShelfBar(title).modifier(OwnWayBack())
        } else {
            plainShelfBar(title)
        }
    }
}
