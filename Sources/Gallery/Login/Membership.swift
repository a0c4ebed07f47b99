import Foundation
import Terrarium

/// Whether a reader is signed in, and which screens are open. All screens share one such object.
final class Membership: ObservableObject {
    @Published var showsSignIn = false
    @Published var showsLostCard = false
    @Published var isSignedIn: Bool {
        didSet { store?.set(isSignedIn, forKey: Self.key) }
    }

    private static let key = "isSignedIn"
    private let store: UserDefaults?

    /// Starts as the store remembers it; without a store nobody is signed in.
    init(store: UserDefaults? = nil) {
        self.store = store
        isSignedIn = store?.bool(forKey: Self.key) ?? false
    }
}
