@_spi(SwiftUI) import Observation

/// Which property of a model changed, as Observation tells it.
///
/// The public `withObservationTracking` says only that something changed. This file is the only place that uses the SPI
/// which names the property; a log of causes needs the name.
struct ObservedChange: @unchecked Sendable {
    /// The property; nil where Observation does not say.
    let keyPath: AnyKeyPath?

    /// Runs `work`, and calls `willChange` once when something that it observed is about to change.
    static func tracking<Result>(
        _ work: () -> Result, willChange: @escaping @Sendable (ObservedChange) -> Void
    ) -> Result {
        withObservationTracking(
            work,
            willSet: { tracking in
                // Unlike the public function, this one goes on until it is told to stop.
                tracking.cancel()
                willChange(ObservedChange(keyPath: tracking.changed))
            })
    }
}

extension ObservedChange {
    /// `object AppState.isLogin`; `object AppState` where the property has no name to be found.
    var name: String {
        guard let keyPath else { return "model" }
        let type = "object \(typeName(of: Swift.type(of: keyPath).rootType))"
        return ObservedPropertyName.of(keyPath).map { "\(type).\($0)" } ?? type
    }
}
