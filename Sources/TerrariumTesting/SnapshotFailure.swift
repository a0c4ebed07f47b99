/// A failed snapshot assertion: the message, and the texts to keep with it.
package struct SnapshotFailure: Sendable, Equatable {
    package struct Attachment: Sendable, Equatable {
        package var name: String
        package var text: String
    }

    package var message: String
    package var attachments: [Attachment] = []
}
