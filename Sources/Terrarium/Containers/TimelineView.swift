public import Foundation

/// A view whose content depends on the time, and is made again at the moments that a schedule names.
///
/// The time is the date at which the view appeared, moved by the host's clock: `try await host.advance(by: .seconds(1))`
/// shows what a second brings.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// What the content is told.
    public struct Context {
        /// The moment to show.
        public let date: Date

        /// How often the view is shown.
        public enum Cadence: Comparable, Hashable, Sendable {
            case live, seconds, minutes
        }

        /// How often the view is shown: in a host, at every moment of the schedule.
        public var cadence: Cadence { .live }
    }

    @Environment(\.clock) private var clock
    @State private var date: Date?
    @State private var start = Date()
    @State private var stopwatch: Stopwatch?
    private let schedule: Schedule
    private let content: (Context) -> Content

    /// A view that follows a schedule.
    @preconcurrency
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = { content(TimelineViewDefaultContext(date: $0.date)) }
    }

    @MainActor public var body: some View {
        content(Context(date: date ?? start)).task(id: ScheduleIdentity(schedule: schedule)) { await follow() }
    }

    /// Waits for one moment of the schedule after the other.
    @MainActor private func follow() async {
        let watch: Stopwatch
        if let stopwatch {
            watch = stopwatch
        } else {
            watch = clock.stopwatch()
            stopwatch = watch
        }
        for entry in schedule.entries(from: start.addingTimeInterval(watch.elapsed().inSeconds), mode: .normal) {
            let delay = entry.timeIntervalSince(start) - watch.elapsed().inSeconds
            if delay > 0 {
                do {
                    try await clock.sleep(for: .seconds(delay))
                } catch {
                    return
                }
            }
            date = entry
        }
    }
}

/// Measures how long ago it was made, on a clock of any kind.
private struct Stopwatch {
    let elapsed: @Sendable () -> Duration
}

extension Clock where Duration == Swift.Duration {
    fileprivate func stopwatch() -> Stopwatch {
        let start = now
        return Stopwatch { start.duration(to: self.now) }
    }
}

/// Tells whether a body has made another schedule.
private struct ScheduleIdentity<Schedule>: Equatable {
    let schedule: Schedule

    static func == (one: Self, other: Self) -> Bool {
        ValueComparison.of(Schedule.self)(one.schedule, other.schedule)
    }
}

extension Duration {
    fileprivate var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}

/// What the content of a timeline view is told.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// The moments at which a timeline view changes.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date

    typealias Mode = TimelineScheduleMode

    /// The moments from a date on, of which the first may lie before it.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule should name moments.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal, lowFrequency
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Moments at equal distances from a start.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// The moments from a start on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
        let steps = interval > 0 ? max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down)) : 0
        let first = start.addingTimeInterval(steps * interval)
        return sequence(first: first) { [interval] in interval > 0 ? $0.addingTimeInterval(interval) : nil }
    }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// A moment at the beginning of every minute.
    public init() {}

    /// The moments from a start on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// Moments that are given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Moments that are given.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    /// The moments, all of them.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// The moments of an animation: 60 a second, or as far apart as is asked for.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: Double
    private let isPaused: Bool

    /// Moments as often as is drawn; none while it is paused.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 0, 1 / 60)
        isPaused = paused
    }

    /// The moments from a start on.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
        sequence(first: start) { [interval, isPaused] in isPaused ? nil : $0.addingTimeInterval(interval) }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Moments at equal distances.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginning of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// The moments of an animation.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// The moments of an animation, at most as often as is asked for.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Moments that are given one by one.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
