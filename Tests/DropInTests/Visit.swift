import Foundation

/// A visit to the museum. The file imports Foundation alone, as models often do.
final class Visit: ObservableObject {
    @Published var isAtDesk = false
    @Published var isInside = false {
        didSet { store?.set(isInside, forKey: "isInside") }
    }
    @Published private(set) var stamps: [String] = []

    private let store: UserDefaults?

    init(store: UserDefaults? = nil) {
        self.store = store
        isInside = store?.bool(forKey: "isInside") ?? false
    }

    func stamp(_ hall: String) {
        stamps.append(hall)
    }
}
