import Foundation

/// Where a guided tour is. The file imports Foundation alone, and names an enum of another file.
class Tour: ObservableObject {
    @Published var stop: Stop = .gate
    @Published var earlier: [Stop] = []

    func go(to next: Stop) {
        earlier.append(stop)
        stop = next
    }

    func turnBack() {
        stop = earlier.popLast() ?? .gate
    }

    func leave() {
        stop = earlier.first ?? .gate
        earlier.removeAll()
    }
}
