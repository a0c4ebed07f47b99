/// An object that says when it is about to change, so that the views that read it run again.
///
/// Mark the properties that matter with `@Published`; or call `objectWillChange.send()` yourself.
/// One object has one `objectWillChange`, whether it has published properties, inherits them or has none.
public protocol ObservableObject: AnyObject {
    /// The kind of publisher that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The object's publisher, made when it is first asked for.
    public var objectWillChange: ObservableObjectPublisher {
        PublishedFields.publisher(of: self)
    }
}
