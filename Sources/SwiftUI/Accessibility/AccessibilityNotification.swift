public import Terrarium

/// Something that assistive technology should hear of. A host has none: nobody hears.
public enum AccessibilityNotification {
    /// Something to read aloud.
    public struct Announcement: Sendable {
        public init(_ announcement: String) {}
        public init(_ announcement: LocalizedStringResource) {}

        /// Tells nobody.
        public func post() {}
    }

    /// Part of the screen is different.
    public struct LayoutChanged: Sendable {
        public init(_ element: String? = nil) {}

        /// Tells nobody.
        public func post() {}
    }

    /// The screen is different.
    public struct ScreenChanged: Sendable {
        public init(_ element: String? = nil) {}

        /// Tells nobody.
        public func post() {}
    }

    /// A page was scrolled.
    public struct PageScrolled: Sendable {
        public init(_ announcement: String = "") {}

        /// Tells nobody.
        public func post() {}
    }
}
