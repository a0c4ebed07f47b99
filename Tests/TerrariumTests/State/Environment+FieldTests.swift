import Foundation
import Observation
import Terrarium
import Testing

private struct UnitKey: EnvironmentKey { static let defaultValue = "m" }

extension EnvironmentValues {
    fileprivate var unit: String {
        get { self[UnitKey.self] }
        set { self[UnitKey.self] = newValue }
    }
}

@Observable
private final class Cart {
    var count: Int
    init(count: Int = 0) { self.count = count }
}

@Observable
private final class Till {}

private struct CartReader: View {
    @Environment(Cart.self) var cart
    var body: some View { Text("cart \(cart.count)") }
}

private struct OptionalCartReader: View {
    @Environment(Cart.self) var cart: Cart?
    var body: some View { Text(cart.map { "cart \($0.count)" } ?? "no cart") }
}

/// Where and how `@Environment` reads.
@MainActor
struct EnvironmentFieldTests {
    @Test func closuresReadTheValueOfTheMoment() throws {
        struct Late: View {
            let log: Log
            @Environment(\.unit) var unit
            var body: some View { Button("log") { log(unit) } }
        }
        let log = Log()
        let host = host { Late(log: log) }
        try host.tap("log")
        #expect(host.evaluations { host.environment.unit = "km" } == [:])
        try host.tap("log")
        #expect(log.entries == ["m", "km"])
    }

    @Test func stylesAndModifiersReadIt() {
        struct Boxed: ButtonStyle {
            @Environment(\.unit) var unit
            @Environment(\.isEnabled) var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text("\(unit) \(isEnabled)")
                }
            }
        }
        struct Suffix: ViewModifier {
            @Environment(\.unit) var unit
            func body(content: Content) -> some View {
                HStack {
                    content
                    Text(unit)
                }
            }
        }
        let host = host(300, 300) {
            VStack {
                Button("b") {}.buttonStyle(Boxed())
                Button("d") {}.buttonStyle(Boxed()).disabled(true)
                Text("5").modifier(Suffix())
            }
            .environment(\.unit, "ft")
        }
        #expect(host.texts == ["b", "ft true", "d", "ft false", "5", "ft"])
        #expect(host.evaluations { host.environment.unit = "in" } == [:])
    }

    @Test func aPropertyOfOnesOwnNestsOthers() throws {
        @propertyWrapper struct Measured: DynamicProperty {
            @Environment(\.unit) private var unit
            @State private var amount = 1
            private(set) var text = "?"
            var wrappedValue: String { text }
            func grow() { amount += 1 }
            mutating func update() { text = "\(amount) \(unit)" }
        }
        struct Label: View {
            @Measured var text
            var body: some View { Button(text) { _text.grow() } }
        }
        struct Parent: View {
            @State var unit = "g"
            var body: some View {
                VStack {
                    Label()
                    Button("kilo") { unit = "kg" }
                }
                .environment(\.unit, unit)
            }
        }
        let host = host { Parent() }
        #expect(host.texts == ["1 g", "kilo"])
        try host.tap("1 g")
        #expect(host.texts == ["2 g", "kilo"])
        try host.tap("kilo")
        #expect(host.texts == ["2 kg", "kilo"])
    }

    @Test func objectsAreFoundByTheirType() throws {
        struct Parent: View {
            @State var cart = Cart()
            var body: some View {
                VStack {
                    CartReader()
                    OptionalCartReader().environment(Cart?.none)
                    CartReader().environment(Cart(count: 7))
                    Button("add") { cart.count += 1 }
                    Button("replace") { cart = Cart(count: 40) }
                }
                .environment(cart)
            }
        }
        let host = host { Parent() }
        #expect(host.texts.prefix(3) == ["cart 0", "no cart", "cart 7"])
        #expect(try host.evaluations { try host.tap("add") } == ["CartReader": 1])
        #expect(host.texts.prefix(3) == ["cart 1", "no cart", "cart 7"])
        try host.tap("replace")
        #expect(host.texts.prefix(3) == ["cart 40", "no cart", "cart 7"])
        #expect(try host.evaluations { try host.tap("add") } == ["CartReader": 1])
        #expect(host.texts.first == "cart 41")
    }

    @Test func theSameObjectAgainWakesNobody() throws {
        struct Parent: View {
            let cart = Cart()
            @State var taps = 0
            var body: some View {
                VStack {
                    CartReader()
                    Button("tap \(taps)") { taps += 1 }
                }
                .environment(cart)
            }
        }
        let host = host { Parent() }
        #expect(try host.evaluations { try host.tap("tap 0") } == ["Parent": 1])
    }

    @Test func anOptionalObjectMayComeAndGo() throws {
        struct Parent: View {
            @State var cart: Cart?
            var body: some View {
                VStack {
                    OptionalCartReader()
                    Button("flip") { cart = cart == nil ? Cart(count: 3) : nil }
                }
                .environment(cart)
            }
        }
        let host = host { Parent() }
        #expect(host.texts == ["no cart", "flip"])
        try host.tap("flip")
        #expect(host.texts == ["cart 3", "flip"])
        try host.tap("flip")
        #expect(host.texts == ["no cart", "flip"])
    }

    @Test func aLocalBindableMakesBindingsToAnObjectOfTheEnvironment() throws {
        struct Editor: View {
            @Environment(Cart.self) var cart
            var body: some View {
                @Bindable var cart = cart
                Stepper("count \(cart.count)", value: $cart.count)
            }
        }
        let host = host(300, 100) { Editor().environment(Cart(count: 1)) }
        try host.increment("count 1")
        #expect(host.texts.contains("count 2"))
    }

    @Test func aMissingObjectStopsTheViewReadOrNot() throws {
        struct Unread: View {
            @Environment(Cart.self) var cart
            var body: some View { Text("ok") }
        }
        struct Counter: View {
            @State var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        let host = host(missingObjects: .report) {
            VStack {
                Unread()
                Counter()
            }
        }
        #expect(host.texts == ["0"])
        #expect(host.issues.map(\.kind) == [.missingObject])
        #expect(host.issues.first?.path == "Unread")
        let message = try #require(host.issues.first?.message)
        #expect(message.contains("Unread: No object of type Cart is in the environment."))
        #expect(
            host.outline(.structure).split(separator: "\n").contains {
                $0.hasSuffix("issue \"\(message)\" missingObject")
            })
        try host.tap("0")
        #expect(host.texts == ["1"])
        #expect(host.issues.count == 1)
    }

    @Test func aMissingObjectThatIsSuppliedLaterBringsTheViewBack() throws {
        struct Parent: View {
            @State var cart: Cart?
            var body: some View {
                VStack {
                    CartReader()
                    Button("supply") { cart = Cart(count: 2) }
                }
                .environment(cart)
            }
        }
        let host = host(missingObjects: .report) { Parent() }
        #expect(host.texts == ["supply"])
        try host.tap("supply")
        #expect(host.texts == ["cart 2", "supply"])
        #expect(!host.outline().contains("issue"))
    }

    @Test func aMissingObjectEndsTheProgramWithTheViewsPath() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                struct Unread: View {
                    @Environment(Cart.self) var cart
                    var body: some View { Text("ok") }
                }
                struct RootView: View {
                    var body: some View { Unread().environment(Till()) }
                }
                _ = ViewHost { RootView() }.texts
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("RootView > Unread: No object of type Cart is in the environment."))
        #expect(message.contains("Supply it with .environment(Cart(…)) on a view above."))
        #expect(message.contains("Objects that are there: Till."))
    }

    @Test func copiesOfTheValuesOutliveTheHost() {
        @MainActor final class Keeper {
            var values: [EnvironmentValues] = []
        }
        struct Copying: View {
            let keeper: Keeper
            @Environment(\.self) var values
            var body: some View {
                let _ = keeper.values.append(values)
                Text(values.unit)
            }
        }
        let keeper = Keeper()
        do {
            let host = host { Copying(keeper: keeper) }
            host.environment.unit = "km"
            #expect(host.texts == ["km"])
            host.unmount()
        }
        #expect(keeper.values.map(\.unit) == ["m", "km"])
        keeper.values[0].unit = "own"
        #expect(keeper.values.map(\.unit) == ["own", "km"])
        #expect(keeper.values[1].description.contains(#"unit = "km""#))
    }
}
