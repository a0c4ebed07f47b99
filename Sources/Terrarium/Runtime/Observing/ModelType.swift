import Observation

/// Which types of stored properties hold an `@Observable` model, so that a body that has one observes it sooner or later.
enum ModelType {
    static func isModel(_ type: Any.Type) -> Bool {
        type is any Observable.Type || (type as? any ModelHolding.Type)?.holdsModel == true
    }
}

/// A type that holds a value of another one.
private protocol ModelHolding {
    static var holdsModel: Bool { get }
}

extension Optional: ModelHolding {
    fileprivate static var holdsModel: Bool { ModelType.isModel(Wrapped.self) }
}

extension Array: ModelHolding {
    fileprivate static var holdsModel: Bool { ModelType.isModel(Element.self) }
}

extension State: ModelHolding {
    fileprivate static var holdsModel: Bool { ModelType.isModel(Value.self) }
}

extension Binding: ModelHolding {
    fileprivate static var holdsModel: Bool { ModelType.isModel(Value.self) }
}

extension Bindable: ModelHolding {
    fileprivate static var holdsModel: Bool { ModelType.isModel(Value.self) }
}

extension Environment: ModelHolding {
    fileprivate static var holdsModel: Bool { ModelType.isModel(Value.self) }
}
