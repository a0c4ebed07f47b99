public import Foundation

extension ViewHost {
    /// Types into a field, at the end of what is there as a person does, or in its place.
    ///
    /// The field gets the focus first. Like all actions this refuses a target that is missing, disabled, covered or without
    /// the action; the error says which.
    public func type(_ text: String, into query: ViewQuery, replacing: Bool = false) throws {
        try act(.type(text, replacing: replacing), on: query)
    }

    /// Empties a field. An addition to what the other actions do.
    public func clear(_ query: ViewQuery) throws {
        try act(.type("", replacing: true), on: query)
    }

    /// Presses the plus of a stepper, moves a slider on by a step, or adjusts a view upwards.
    ///
    /// Refused as disabled where the value stands at its upper bound, as the button is there.
    public func increment(_ query: ViewQuery) throws {
        try act(.increment, on: query)
    }

    /// Presses the minus of a stepper, moves a slider back by a step, or adjusts a view downwards.
    ///
    /// Refused as disabled where the value stands at its lower bound, as the button is there.
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

    /// Chooses a date in a date picker; one outside its range becomes the nearest in it.
    public func set(_ query: ViewQuery, to value: Date) throws {
        try act(.setDate(value), on: query)
    }

    /// Chooses an option of a picker, or a row of a list with a selection, by its tag.
    ///
    /// A colour picker takes a `Color`. A tag that no option has throws an error of the kind
    /// ``ViewQueryError/Kind/noOption`` that lists the options. A row that is selected stays so.
    public func set(_ query: ViewQuery, selecting value: some Hashable) throws {
        try act(.selectTag(AnyHashable(value)), on: query)
    }

    /// Chooses by what is shown: an option of a picker, an item of a menu, a row of a list with a selection.
    ///
    /// A menu opens for that, and closes again. The name matches whole, after white space at its ends is trimmed. What is
    /// not there throws an error of the kind ``ViewQueryError/Kind/noOption``, which names what comes closest and lists
    /// the rest.
    public func select(_ option: String, in query: ViewQuery) throws {
        let action = HostAction.selectOption(option)
        do {
            try act(action, on: query)
        } catch let error as ViewQueryError where error.kind == .noOption {
            // The row may be one of those that are made only where they show.
            guard let later = pagingThroughRows({ attemptOnOption(action, query) }) else { throw error }
            try later.get()
        }
    }

    /// Nothing where there is no such option yet.
    private func attemptOnOption(_ action: HostAction, _ query: ViewQuery) -> Result<Void, any Error>? {
        let result = Result { try act(action, on: query) }
        if case .failure(let error as ViewQueryError) = result, error.kind == .noOption { return nil }
        return result
    }
}
