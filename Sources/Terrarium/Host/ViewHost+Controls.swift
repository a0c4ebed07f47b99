public import Foundation

extension ViewHost {
    /// Types into a field, at the end of what is there as a person does, or in its place.
    ///
    /// The field gets the focus first. Like all actions this refuses a target that is missing, disabled, covered or without
    /// the action; the error says which.
    public func type(_ text: String, into query: ViewQuery, replacing: Bool = false) throws {
        try act(.type(text, replacing: replacing), on: query)
    }

    /// Presses the plus of a stepper, moves a slider on by a step, or adjusts a view upwards.
    public func increment(_ query: ViewQuery) throws {
        try act(.increment, on: query)
    }

    /// Presses the minus of a stepper, moves a slider back by a step, or adjusts a view downwards.
    public func decrement(_ query: ViewQuery) throws {
        try act(.decrement, on: query)
    }

    /// Puts the cursor into a field; tapping the field does the same.
    public func focus(_ query: ViewQuery) throws {
        try act(.focus, on: query)
    }

    /// Presses Return in a field: the actions of `onSubmit` run, and the field loses the focus.
    public func submit(_ query: ViewQuery) throws {
        try act(.submit, on: query)
    }

    /// Turns a toggle on or off. One that is there already stays as it is.
    public func set(_ query: ViewQuery, to value: Bool) throws {
        try act(.setBool(value), on: query)
    }

    /// Moves a slider or a stepper to a number, as far as its bounds and its steps allow.
    public func set(_ query: ViewQuery, to value: Double) throws {
        try act(.setNumber(value), on: query)
    }

    /// Chooses a date in a date picker.
    public func set(_ query: ViewQuery, to value: Date) throws {
        try act(.setDate(value), on: query)
    }

    /// Chooses an option of a picker, or a row of a list with a selection, by its tag.
    ///
    /// A tag that no option of a picker has throws a ``ChoiceError`` that lists the options.
    public func set(_ query: ViewQuery, selecting value: some Hashable) throws {
        try act(.selectTag(AnyHashable(value)), on: query)
    }

    /// Chooses an option by what is shown. An option that is not there throws a ``ChoiceError`` that lists the options.
    public func select(_ option: String, in query: ViewQuery) throws {
        try act(.selectOption(option), on: query)
    }
}
