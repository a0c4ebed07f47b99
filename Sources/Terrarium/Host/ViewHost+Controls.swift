public import Foundation

extension ViewHost {
    /// Types into a field, at the end of what is there, or in its place.
    public func type(_ text: String, into query: ViewQuery, replacing: Bool = false) throws {
        try act(.type(text, replacing: replacing), on: query)
    }

    /// Presses the plus of a stepper, or adjusts a view upwards.
    public func increment(_ query: ViewQuery) throws {
        try act(.increment, on: query)
    }

    /// Presses the minus of a stepper, or adjusts a view downwards.
    public func decrement(_ query: ViewQuery) throws {
        try act(.decrement, on: query)
    }

    /// Puts the cursor into a field.
    public func focus(_ query: ViewQuery) throws {
        try act(.focus, on: query)
    }

    /// Presses Return in a field.
    public func submit(_ query: ViewQuery) throws {
        try act(.submit, on: query)
    }

    /// Turns a toggle on or off.
    public func set(_ query: ViewQuery, to value: Bool) throws {
        try act(.setBool(value), on: query)
    }

    /// Moves a slider or a stepper to a number.
    public func set(_ query: ViewQuery, to value: Double) throws {
        try act(.setNumber(value), on: query)
    }

    /// Chooses a date.
    public func set(_ query: ViewQuery, to value: Date) throws {
        try act(.setDate(value), on: query)
    }

    /// Chooses an option of a picker, or a row of a list, by its tag.
    public func set(_ query: ViewQuery, selecting value: some Hashable) throws {
        try act(.selectTag(AnyHashable(value)), on: query)
    }

    /// Chooses an option by what is shown.
    public func select(_ option: String, in query: ViewQuery) throws {
        try act(.selectOption(option), on: query)
    }
}
