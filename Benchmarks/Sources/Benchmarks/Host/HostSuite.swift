import Foundation
import Terrarium

/// What one small test of views costs: a window is mounted, a button is tapped, and the outline is compared with the bytes
/// of a snapshot, which are read from its file each time.
enum HostSuite {
    static var suite: Suite {
        Suite(name: "host", groups: [1, 100].map { rows in { test(rows: rows) } })
    }

    private static func test(rows: Int) -> Group {
        let path = snapshotFile(outline(rows: rows), rows: rows)
        return Group(
            work: "mount, tap, compare a snapshot", axis: "rows", size: rows,
            subjects: [
                Subject("reading the snapshot", .floor) { _ in bytes(of: path).count },
                Subject("Terrarium", .terrarium) { _ in
                    guard outline(rows: rows).utf8.elementsEqual(bytes(of: path)) else {
                        fatalError("The program has no figures. The window does not show what it showed.")
                    }
                    return 1
                },
            ])
    }

    private static func snapshotFile(_ text: String, rows: Int) -> String {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-dialog-\(rows).txt").path
        guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
            fatalError("The program has no figures. It cannot write \(path).")
        }
        return path
    }

    private static func bytes(of path: String) -> Data {
        FileManager.default.contents(atPath: path) ?? Data()
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
