/// The values that stand in a localised text, in their order.
///
/// Most texts have one at most, which needs no memory of its own.
struct LocalizedArguments: Equatable, Sendable {
    private enum Storage: Equatable, Sendable {
        case none
        case one(LocalizedArgument)
        case several([LocalizedArgument])
    }

    private var storage = Storage.none

    init() {}

    var isEmpty: Bool {
        if case .none = storage { true } else { false }
    }

    /// The argument at a place that a translation names; nil where there is none.
    subscript(index: Int) -> LocalizedArgument? {
        switch storage {
        case .none: nil
        case .one(let argument): index == 0 ? argument : nil
        case .several(let arguments): arguments.indices.contains(index) ? arguments[index] : nil
        }
    }

    mutating func append(_ argument: LocalizedArgument) {
        switch storage {
        case .none: storage = .one(argument)
        case .one(let first): storage = .several([first, argument])
        case .several(var arguments):
            storage = .none
            arguments.append(argument)
            storage = .several(arguments)
        }
    }
}
