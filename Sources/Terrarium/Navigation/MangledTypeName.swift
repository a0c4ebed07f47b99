/// Names by which types can be stored and found again.
///
/// The standard library's functions behind them are public but not promised; this file is their only user.
enum MangledTypeName {
    static func name(of type: Any.Type) -> String? { _mangledTypeName(type) }

    static func type(named name: String) -> Any.Type? { _typeByName(name) }
}
