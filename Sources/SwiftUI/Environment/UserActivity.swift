public import Foundation
public import Terrarium

/// What a person is doing in a program, to be continued elsewhere. Foundation has it on Apple's platforms only; here it is a
/// set of values that is handed over nowhere.
open class NSUserActivity: @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var keywords: Set<String> = []
    open var requiredUserInfoKeys: Set<String>?
    open var isEligibleForSearch = false
    open var isEligibleForHandoff = true
    open var isEligibleForPrediction = false
    open var isEligibleForPublicIndexing = false
    open var persistentIdentifier: String?
    open var targetContentIdentifier: String?
    open var expirationDate: Date?
    open var needsSave = false

    public init(activityType: String) {
        self.activityType = activityType
    }

    open func addUserInfoEntries(from entries: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(entries) { $1 }
    }

    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}

/// The type of an activity that a link of the web began.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension View {
    /// Says what a person does here. The update is not called: there is nowhere to hand the activity over to.
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        recorded(SnapshotAttribute("userActivity", activityType))
    }

    /// Says what a person does here, with a value. The update is not called: there is nowhere to hand the activity over to.
    public nonisolated func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        recorded(SnapshotAttribute("userActivity", activityType))
    }

    /// Continues what was begun elsewhere. The action is not called: nothing is handed over.
    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        recorded(SnapshotAttribute("continues", activityType))
    }
}

extension Scene {
    /// Continues what was begun elsewhere. The action is not called: nothing is handed over.
    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some Scene { self }
}
