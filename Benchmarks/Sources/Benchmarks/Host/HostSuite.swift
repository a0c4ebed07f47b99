import Foundation
import Terrarium

/// What one small test of views costs: a window is mounted, a button is tapped, and the outline is compared.
enum HostSuite {
    static var suite: Suite {
        Suite(name: "host", groups: [1, 100].map { rows in { test(rows: rows) } })
    }

    private static func test(rows: Int) -> Group {
        let expected = outline(rows: rows)
        return Group(
            work: "mount, open a dialog, compare the outline", axis: "rows", size: rows,
            subjects: [
                Subject("comparing two texts", .floor) { _ in
                    expected.utf8.elementsEqual((expected + "").utf8) ? 1 : 0
                },
                Subject("Terrarium", .terrarium) { _ in outline(rows: rows) == expected ? 1 : 0 },
            ])
    }

    /// What a window shows after its button has opened a dialog.
    private static func outline(rows: Int) -> String {
        MainActor.assumeIsolated {
            let host = ViewHost(size: CGSize(width: 300, height: 4_000)) { Asking(rows: rows) }
            do { try host.tap("ask") } catch { fatalError("The program has no figures. \(error)") }
            return host.outline()
        }
    }

    private struct Asking: View {
        let rows: Int
        @Environment(\.showDialog) private var showDialog

        var body: some View {
            VStack {
                Button("ask") {
                    showDialog(Dialog(title: "Sure?", message: "Really", onConfirm: {}, onCancel: {}))
                }
                ForEach(0..<rows, id: \.self) { Text("row \($0)") }
            }
        }
    }
}
