/// Declares a value of the environment, a transaction, a container or the focus in one line.
///
/// Write it on a variable in an extension of ``EnvironmentValues``, `Transaction`, `ContainerValues` or
/// `FocusedValues`. The variable's initial value is what readers get where nobody sets one:
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var accent: String = "blue"
///     @Entry var onSelect: () -> Void = {}
///     @Entry var account: Account?
///     @Entry var columns = 2
/// }
/// ```
///
/// The macro adds a private key and the accessors. Any access modifier will do, and `@available` reaches the key.
/// An optional variable needs no initial value. Entries of `FocusedValues` are optional and have none.
///
/// With a type annotation the default value is computed whenever it is asked for, so a class creates a new instance
/// each time, as in SwiftUI. Without one, the type follows from the initial value, which is then computed once.
/// The value's type need not be `Sendable`.
///
/// Declarations that cannot become an entry are errors that say what to write: constants, several variables in one
/// declaration, variables with accessors, `static` or `lazy` ones, and those outside of the four types.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TerrariumMacros", type: "EntryMacro")
