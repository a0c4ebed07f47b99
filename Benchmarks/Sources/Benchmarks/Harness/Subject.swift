import Allocations

/// One design doing one kind of work; a group compares subjects that do the same work.
struct Subject {
    /// What the subject is compared with.
    enum Role: String, Codable {
        /// The cheapest thing that could be done instead.
        case floor
        /// Terrarium.
        case terrarium
        /// A textbook design, written in this benchmark.
        case textbook
    }

    let name: String
    let role: Role
    /// Does the work once and returns something that depends on its result. It is given a number that nobody can predict, and is
    /// called through this closure, so that no design profits from the loop around it.
    let work: (_ random: Int) -> Int
    /// Counts the bytes of one object instead of timing; nil for what is timed.
    var bytes: (() -> Double)?
    /// What `bytes` counts, where it is something else.
    var unit = "bytes"
    /// What a textbook design is known to cost in floors; far from it, comparing with it proves nothing.
    var known: ClosedRange<Double>?

    /// The same subject with what it is known to cost.
    func known(_ ratios: ClosedRange<Double>?) -> Subject {
        var copy = self
        copy.known = ratios
        return copy
    }
}

extension Subject {
    init(_ name: String, _ role: Role, work: @escaping (_ random: Int) -> Int) {
        self.init(name: name, role: role, work: work, bytes: nil)
    }

    /// Does the work many times.
    @inline(never)
    func run(_ count: Int) -> Int {
        var sum = 0
        var random: UInt32 = 1
        for _ in 0..<count {
            random = random &* 1_664_525 &+ 1_013_904_223
            sum &+= work(Int(random >> 12))
        }
        return sum
    }

    /// A subject whose size counts: the memory that one of many objects takes.
    init<Object>(bytes name: String, role: Role, make: @escaping (Int) -> Object) {
        self.init(name: name, role: role, work: { $0 }) {
            let count = 2_000
            var objects: [Object] = []
            objects.reserveCapacity(count)
            let before = Int(allocated_bytes())
            for index in 0..<count { objects.append(make(index)) }
            let taken = Int(allocated_bytes()) - before
            return withExtendedLifetime(objects) { Double(taken) / Double(count) }
        }
    }
}

/// Subjects that do the same work on inputs of the same size.
struct Group {
    /// What is done: `read a root key`.
    let work: String
    /// The quantity that grows along a curve, with its value here: `scopes` and 1,000.
    let axis: String
    let size: Int
    var subjects: [Subject]
    /// How many rounds are enough; nil for as many as were asked for.
    var rounds: Int?
}

/// A family of groups, made when it is its turn, since large trees need not exist all at once.
struct Suite {
    let name: String
    let groups: [() -> Group]
}
