/// The base of objects that take part in a program's life. Here it is only a base class.
@MainActor @preconcurrency
open class UIResponder {
    public init() {}
}
