import Foundation
import Terrarium

extension Program {
    /// An app whose screens are switched by one value, with its history.
    static let router = Program(
        name: "router", summary: "screens switched by a route in an environment object, with history (Japanese)"
    ) {
        Run(host: ViewHost(size: CGSize(width: 320, height: 192), app: TeaHouse.self))
    } steps: {
        Step("The entrance. Its counter is state of the screen.") { _ in }
        Step("Knock twice: only the screen's own body runs.") { run in
            try run.tap(.button("戸をたたく（0）"))
            try run.tap(.button("戸をたたく（1）"))
        }
        Step("Go in: another route replaces the screen.") { try $0.tap("中に入る") }
        Step("Back at the entrance the counter has started afresh, as the screen is a new one.") { try $0.tap("戻る") }
        Step("In again, and order: the spinner stands once in the root and can be shown from any screen.") { run in
            try run.tap("中に入る")
            try run.tap("ほうじ茶")
        }
        Step("The order travels to the next screen through the router.") { try $0.tap("できました") }
        Step("The notice, too, stands once in the root.") { try $0.tap("店の人を呼ぶ") }
        Step("Close it and unwind the history to the entrance.") { run in
            try run.tap("わかりました")
            try run.tap("入口まで戻る")
        }
    }
}
