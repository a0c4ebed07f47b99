import Foundation
import Observation
import Terrarium
import Testing

@Observable private final class Account {
    var isOpen = false
    var isBlocked = false
    var owner = Owner()
    @ObservationIgnored var notes = 0
    var label: String { isOpen ? "open" : "closed" }

    @MainActor static let shared = Account()
}

@Observable private class Owner {
    var name = "Ada"
}

private final class Purse: ObservableObject {
    @Published var coins = 0
    @Published var notes = 0
}

/// Why bodies run: the log names the object's type and the property.
@MainActor
struct ObservedChangeTests {
    @Test func theCauseNamesTheModelAndTheProperty() {
        struct Door: View {
            let account: Account
            var body: some View { Text(account.isBlocked ? "blocked" : account.label) }
        }
        let account = Account()
        let host = host { Door(account: account) }
        #expect(host.evaluationLog { account.isOpen = true }.map(\.description) == ["Door: object Account.isOpen"])
        #expect(
            host.evaluationLog { account.isBlocked = true }.map(\.description) == ["Door: object Account.isBlocked"])
        #expect(host.evaluationLog { account.isOpen = false } == [])
        #expect(host.texts == ["blocked"])
    }

    @Test(arguments: ["state", "environment", "optional", "bindable", "shared"])
    func itDoesSoHoweverTheViewHasTheModel(_ way: String) {
        struct Stated: View {
            @State var account: Account
            var body: some View { Text(account.label) }
        }
        struct Found: View {
            @Environment(Account.self) var account
            var body: some View { Text(account.label) }
        }
        struct Maybe: View {
            @Environment(Account.self) var account: Account?
            var body: some View { Text(account?.label ?? "none") }
        }
        struct Bound: View {
            @Bindable var account: Account
            var body: some View {
                Toggle("x", isOn: $account.isOpen)
                Text(account.label)
            }
        }
        struct Global: View {
            var body: some View { Text(Account.shared.label) }
        }
        let account = way == "shared" ? Account.shared : Account()
        let host = host {
            VStack {
                switch way {
                case "state": Stated(account: account)
                case "environment": Found()
                case "optional": Maybe()
                case "bindable": Bound(account: account)
                default: Global()
                }
            }
            .environment(account)
        }
        let log = host.evaluationLog { account.isOpen.toggle() }
        #expect(log.count == 1)
        #expect(log.first?.cause == "object Account.isOpen")
    }

    @Test func aReadInABranchThatIsTakenLaterIsNamed() {
        struct Late: View {
            let account: Account
            @State var shows = false
            var body: some View {
                Button("show") { shows = true }
                if shows { Text(account.owner.name) }
            }
        }
        let account = Account()
        let host = host { Late(account: account) }
        #expect(host.evaluationLog { account.owner.name = "Bob" } == [])
        #expect(host.evaluationLog { try? host.tap("show") }.map(\.cause) == ["state shows"])
        #expect(host.evaluationLog { account.owner.name = "Eve" }.map(\.cause) == ["object Owner.name"])
        #expect(host.evaluationLog { account.owner = Owner() }.map(\.cause) == ["object Account.owner"])
    }

    @Test func severalChangesAreNamedOnceEach() {
        struct Both: View {
            let account: Account
            var body: some View { Text("\(account.isOpen) \(account.owner.name)") }
        }
        let account = Account()
        let host = host { Both(account: account) }
        let log = host.evaluationLog {
            account.isOpen = true
            account.isOpen = false
            account.owner.name = "Bob"
        }
        #expect(log.count == 1)
        #expect(log.first?.cause == "object Account.isOpen")
    }

    @Test func observableObjectsNameThePublishedProperty() {
        struct Shelf: View {
            @ObservedObject var purse: Purse
            var body: some View { Text("\(purse.coins)") }
        }
        let purse = Purse()
        let host = host { Shelf(purse: purse) }
        #expect(host.evaluationLog { purse.coins = 1 }.map(\.cause) == ["object Purse.coins"])
        #expect(host.evaluationLog { purse.notes = 1 }.map(\.cause) == ["object Purse.notes"])
        #expect(host.evaluationLog { purse.objectWillChange.send() }.map(\.cause) == ["object Purse"])
    }
}
