import Foundation
import Synchronization

/// Reports properties of views that are used outside any view: on standard error, each once.
enum OutsideView {
    private static let reported = Mutex<Set<String>>([])

    static func report<Value>(_ wrapper: String, of type: Value.Type) {
        let message =
            "Terrarium: \(wrapper) of \(TypeName.short(of: type)) was used outside a view that is on screen. "
            + "It has its initial value there and cannot be changed.\n"
        guard reported.withLock({ $0.insert(message).inserted }) else { return }
        FileHandle.standardError.write(Data(message.utf8))
    }
}
