import Foundation
import Synchronization

/// Reports properties of views that are used outside any view.
///
/// Where a body is running, it is an issue of that view's host. Elsewhere nobody is there to tell, so it goes to standard
/// error, each once.
enum OutsideView {
    private static let reported = Mutex<Set<String>>([])

    static func report<Value>(_ wrapper: String, of type: Value.Type) {
        let message =
            "\(wrapper) of \(TypeName.short(of: type)) was used outside a view that is on screen. "
            + "It has its initial value there and cannot be changed."
        if MainThread.isCurrent, let node = EvaluationFrame.current?.takeUnretainedValue() {
            node.runtime.report(.stateOutsideView, message, at: node)
            return
        }
        guard reported.withLock({ $0.insert(message).inserted }) else { return }
        FileHandle.standardError.write(Data("Terrarium: \(message)\n".utf8))
    }
}
