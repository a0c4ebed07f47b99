import Foundation

/// The outcome of one subject in one group.
struct Measurement: Codable {
    let suite: String
    let work: String
    let axis: String
    let size: Int
    let subject: String
    let role: Subject.Role
    /// `ns` for one piece of work, or `bytes`.
    let unit: String
    let median: Double
    let lowerQuartile: Double
    let upperQuartile: Double
    /// The median of the ratios to the floor, each taken within one round; nil for groups without a floor.
    let ratioToFloor: Double?
    /// What the ratio to the floor is known to be for such a design, from least to most; nil where nothing is known.
    let knownRatio: ClosedRange<Double>?
    /// The median of the ratios to Terrarium, each taken within one round.
    let ratioToTerrarium: Double?

    /// Whether the ratio to the floor is more than 2 × away from what is known, so that comparing with the design is void.
    var isVoid: Bool {
        guard let ratioToFloor, let knownRatio else { return false }
        return ratioToFloor < knownRatio.lowerBound / 2 || ratioToFloor > knownRatio.upperBound * 2
    }
}

/// Runs groups in interleaved rounds, so that a slow moment of the machine falls on all subjects alike.
struct Runner {
    var rounds = 31
    var targetNanoseconds = 2_000_000.0

    func measure(_ group: Group, suite: String) -> [Measurement] {
        let counts = group.subjects.map { $0.bytes == nil ? calibrate($0) : 1 }
        let rounds = min(rounds, group.rounds ?? rounds)
        var samples = [[Double]](repeating: [], count: group.subjects.count)
        for round in 0..<rounds {
            for offset in group.subjects.indices {
                let index = (offset + round) % group.subjects.count
                let subject = group.subjects[index]
                samples[index].append(subject.bytes?() ?? time(subject, count: counts[index]))
            }
        }
        let units = group.subjects.map { $0.bytes == nil ? "ns" : $0.unit }
        let floor = group.subjects.firstIndex { $0.role == .floor }
        let terrarium = group.subjects.firstIndex { $0.role == .terrarium }
        return group.subjects.indices.map { index in
            let sorted = samples[index].sorted()
            func ratioOfRounds(to base: Int?) -> Double? {
                base.flatMap { units[$0] == units[index] ? ratio(samples[index], samples[$0]) : nil }
            }
            return Measurement(
                suite: suite, work: group.work, axis: group.axis, size: group.size, subject: group.subjects[index].name,
                role: group.subjects[index].role, unit: units[index], median: sorted.quantile(0.5),
                lowerQuartile: sorted.quantile(0.25), upperQuartile: sorted.quantile(0.75),
                ratioToFloor: ratioOfRounds(to: floor), knownRatio: group.subjects[index].known,
                ratioToTerrarium: ratioOfRounds(to: terrarium))
        }
    }

    private func ratio(_ samples: [Double], _ base: [Double]) -> Double {
        zip(samples, base).map { $0 / $1 }.sorted().quantile(0.5)
    }

    private func calibrate(_ subject: Subject) -> Int {
        var count = 1
        while true {
            let total = time(subject, count: count) * Double(count)
            if total >= targetNanoseconds || count >= 1 << 30 { return count }
            let factor = total > 1_000 ? min(max(targetNanoseconds / total * 1.1, 2), 100) : 100
            count = Int(Double(count) * factor)
        }
    }

    private func time(_ subject: Subject, count: Int) -> Double {
        let start = processorNanoseconds()
        let result = subject.run(count)
        let elapsed = processorNanoseconds() - start
        keep(result)
        return elapsed / Double(count)
    }

    /// The time that this thread has run, which leaves out the moments at which others had the processor.
    private func processorNanoseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}

extension [Double] {
    /// The value below which a share of the sorted samples lies.
    func quantile(_ share: Double) -> Double {
        if isEmpty { return .nan }
        let position = share * Double(count - 1)
        let lower = Int(position)
        let upper = Swift.min(lower + 1, count - 1)
        return self[lower] + (self[upper] - self[lower]) * (position - Double(lower))
    }
}

/// Makes the optimiser believe that a value is needed.
@inline(never)
func keep(_ value: Int) {
    if value == .min { print(value) }
}
