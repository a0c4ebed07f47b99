import SwiftUI
import UIKit

class MuseumSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    @ObservedObject var visit = Visit()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let contentView = MuseumView().environmentObject(visit).withGuide()
        if let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(rootView: contentView)
            self.window = window
            window.makeKeyAndVisible()
        }
    }
}
