import Foundation
import Terrarium

extension Program {
    // Defaults are shared by all processes, and several may play this program at once.
    private static let storeName = "terrarium.gallery.login.\(ProcessInfo.processInfo.processIdentifier)"
    private static let store = UserDefaults(suiteName: storeName)

    /// One object that drives links by flags and swaps the root between a navigation view and tabs.
    static let login = Program(
        name: "login", summary: "sign in and out: one object drives links and swaps navigation for tabs"
    ) {
        store?.removePersistentDomain(forName: storeName)
        return Run(
            host: ViewHost(size: CGSize(width: 320, height: 192)) {
                ReadingRoom().environmentObject(Membership(store: store))
            })
    } steps: {
        Step("Nobody is signed in. Links without a look wait for their flags.") { _ in }
        Step("A button sets a flag of the shared object, and the link of this flag pushes its screen.") { run in
            try run.tap("I have a card")
        }
        Step("Another flag pushes another screen over it.") { try $0.tap("Lost it?") }
        Step("Back clears that flag. Signing in sets one more, and the root shows tabs instead.") { run in
            try run.host.back()
            try run.tap("Sign in")
        }
        Step("Out of sight and back again: the object lives, and with it the flag.") { run in
            run.host.scenePhase = .background
            run.host.scenePhase = .active
        }
        Step("The card is in the other tab.") { try $0.host.select(tab: "Card") }
        Step("Signing out lands on the sign-in screen, as nobody has cleared the flag that shows it.") { run in
            try run.tap("Sign out")
        }
        Step("Sign in, and start the program anew: the defaults have kept the flag, so it starts with the tabs.") {
            run in
            try run.tap("Sign in")
            run.show { ReadingRoom().environmentObject(Membership(store: store)) }
        }
        Step("Started without the defaults, the program knows nobody.") { run in
            run.show { ReadingRoom().environmentObject(Membership()) }
            store?.removePersistentDomain(forName: storeName)
        }
    }
}
