/// An app as it was written for Apple's platforms, in language mode 5: a delegate of a scene, and a model that imports
/// Foundation alone.
enum ConsumerApp {
    static let files = [
        "Exports.swift": """
        @_exported import SwiftUI

        """,
        "Kettle.swift": """
        import Foundation

        class Kettle: ObservableObject {
            @Published var cups = 0
        }

        """,
        "SceneDelegate.swift": """
        import SwiftUI
        import UIKit

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            @ObservedObject var kettle = Kettle()

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession,
                options connectionOptions: UIScene.ConnectionOptions
            ) {
                guard let windowScene = scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: windowScene)
                window.rootViewController = UIHostingController(rootView: TeaView().environmentObject(kettle))
                self.window = window
                window.makeKeyAndVisible()
            }
        }

        extension EnvironmentValues {
            @Entry var tea: String = "green"
        }

        struct TeaView: View {
            @EnvironmentObject var kettle: Kettle
            @Environment(\\.tea) var tea

            var body: some View {
                Button("\\(tea) \\(kettle.cups)") { kettle.cups += 1 }
            }
        }

        #Preview("A view") { TeaView().environmentObject(Kettle()) }

        #Preview("A controller", traits: .portrait) {
            UIHostingController(rootView: TeaView().environmentObject(Kettle()))
        }

        """,
        "Launch.swift": """
        import UIKit

        @main @MainActor
        struct Launch {
            static func main() throws {
                let scene = UIWindowScene(session: UISceneSession())
                let delegate = SceneDelegate()
                delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
                try delegate.window?.viewHost?.tap("green 0")
                print(delegate.window?.viewHost?.texts ?? [])
            }
        }

        """,
    ]
}
