// Foundation has the type on Apple's platforms, and SwiftUI the rest.
#if !canImport(Darwin)
    extension Label where Title == Text, Icon == Image {
        /// A title that is looked up later, with a symbol of the system.
        @_disfavoredOverload
        public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
            self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
        }

        /// A title that is looked up later, with an image.
        @_disfavoredOverload
        public init(_ titleResource: LocalizedStringResource, image name: String) {
            self.init(title: { Text(titleResource) }, icon: { Image(name) })
        }

        /// A title that is looked up later, with an image of a catalogue.
        @_disfavoredOverload
        public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
            self.init(titleResource, image: resource.name)
        }
    }

    extension Button where Label == Text {
        /// Runs an action; the label is a text that is looked up later.
        @_disfavoredOverload
        @preconcurrency
        public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
            self.init(titleResource, role: nil, action: action)
        }

        /// Runs an action that has a role; the label is a text that is looked up later.
        @_disfavoredOverload
        @preconcurrency
        public init(
            _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
        ) {
            self.init(role: role, action: action) { Text(titleResource) }
        }
    }

    extension Button where Label == Terrarium.Label<Text, Image> {
        /// Runs an action; the label is a text that is looked up later, with a symbol of the system.
        @_disfavoredOverload
        @preconcurrency
        public init(
            _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
            action: @escaping @MainActor () -> Void
        ) {
            self.init(role: role, action: action) { Terrarium.Label(titleResource, systemImage: systemImage) }
        }

        /// Runs an action; the label is a text that is looked up later, with an image.
        @_disfavoredOverload
        @preconcurrency
        public init(
            _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
            action: @escaping @MainActor () -> Void
        ) {
            self.init(role: role, action: action) { Terrarium.Label(titleResource, image: image) }
        }
    }
#endif
