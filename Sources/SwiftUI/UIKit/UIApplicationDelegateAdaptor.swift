public import Terrarium

/// Names the class of a program's delegate.
///
/// UIKit makes the delegate. Without its runtime, Swift cannot make an object of a class that it knows by its type only, so
/// the program or its test does: `UIApplication.shared.delegate = AppDelegate()`. Set it before the property is read;
/// programs that only declare the property need nothing. No moment of a program's life is told to the delegate.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate>: DynamicProperty {
    public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    /// The delegate that was set. Traps if there is none of the class.
    public var wrappedValue: DelegateType {
        guard let delegate = UIApplication.shared.delegate as? DelegateType else {
            fatalError("\(DelegateType.self) was not made: set UIApplication.shared.delegate before it is read.")
        }
        return delegate
    }
}
