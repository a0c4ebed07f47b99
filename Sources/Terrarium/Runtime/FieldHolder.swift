/// Makes the dynamic properties of a value work that is no view, such as a style or an app: the value is a stored
/// property of a view, and its properties count as if they were the view's.
struct FieldHolder<Value>: DynamicProperty, FieldTransparent {
    let value: Value
}
