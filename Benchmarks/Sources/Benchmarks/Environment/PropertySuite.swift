import Terrarium

/// What it costs to read an `@Environment` property of a view, as its body does.
///
/// The body hands out a closure that reads the property of the very view value it runs on.
enum PropertySuite {
    static var suite: Suite {
        Suite(
            name: "property",
            groups: [1, 1_000].map { scopes in { group("a number", scopes: scopes, NumberProbe.self, NumberKey.self) } }
                + [
                    {
                        group(
                            "a reference", scopes: 10, ReferenceProbe.self, ReferenceKey.self,
                            floor: Floor.countedLoad(of: ReferenceKey.self))
                    },
                    { group("a closure and its call", scopes: 10, ActionProbe.self, ActionKey.self) },
                    { group("a 64-byte struct", scopes: 10, LargeProbe.self, LargeKey.self) },
                ])
    }

    private static func group<P: Probe, Key: BenchmarkKey>(
        _ kind: String, scopes: Int, _ probe: P.Type, _ key: Key.Type, floor: Subject? = nil
    ) -> Group {
        let mounted = MainActor.assumeIsolated { mount(P.self, under: scopes) }
        return Group(
            work: "read \(kind)", axis: "scopes", size: scopes,
            subjects: [
                floor ?? Floor.load(of: key),
                Subject("Terrarium property", .terrarium, work: mounted.read),
            ])
    }

    @MainActor
    private static func mount<P: Probe>(_ probe: P.Type, under scopes: Int) -> Mounted {
        let sink = Sink()
        var values = EnvironmentValues()
        values[NumberKey.self] = NumberKey.sample
        values[ReferenceKey.self] = ReferenceKey.sample
        values[ActionKey.self] = ActionKey.sample
        values[LargeKey.self] = LargeKey.sample
        let host = ViewHost(environment: values) { Nested<P>(levels: scopes, sink: sink) }
        // The body has run, and so has left its closure.
        hosts.append(host)
        return Mounted(read: sink.read!)
    }
}

/// What a body left; its window stays.
private struct Mounted: @unchecked Sendable {
    let read: (Int) -> Int
}

/// The windows, which must live as long as their properties are read.
@MainActor private var hosts: [ViewHost] = []

/// Where a body leaves the closure that reads its property.
@MainActor
private final class Sink {
    var read: ((Int) -> Int)?
}

/// A view that reads a property, under scopes that set another value.
private struct Nested<P: Probe>: View {
    let levels: Int
    let sink: Sink

    var body: some View {
        if levels == 0 {
            P(sink: sink)
        } else {
            AnyView(Nested(levels: levels - 1, sink: sink)).environment(\.level, levels)
        }
    }
}

/// A view that reads one property.
private protocol Probe: View {
    init(sink: Sink)
}

extension EnvironmentValues {
    fileprivate var number: Int { self[NumberKey.self] }
    fileprivate var reference: Reference { self[ReferenceKey.self] }
    fileprivate var action: CallAction { self[ActionKey.self] }
    fileprivate var large: Large { self[LargeKey.self] }

    fileprivate var level: Int {
        get { self[NearKey.self] }
        set { self[NearKey.self] = newValue }
    }
}

private struct NumberProbe: Probe {
    let sink: Sink
    @Environment(\.number) private var number

    var body: some View {
        let environment = _number
        let _ = sink.read = { _ in environment.wrappedValue }
        Text("\(number)")
    }
}

private struct ReferenceProbe: Probe {
    let sink: Sink
    @Environment(\.reference) private var reference

    var body: some View {
        let environment = _reference
        let _ = sink.read = { _ in environment.wrappedValue.number }
        Text("\(reference.number)")
    }
}

private struct ActionProbe: Probe {
    let sink: Sink
    @Environment(\.action) private var action

    var body: some View {
        let environment = _action
        let _ = sink.read = { _ in environment.wrappedValue() }
        Text("\(action())")
    }
}

private struct LargeProbe: Probe {
    let sink: Sink
    @Environment(\.large) private var large

    var body: some View {
        let environment = _large
        let _ = sink.read = { _ in environment.wrappedValue.words.7 }
        Text("\(large.words.7)")
    }
}
