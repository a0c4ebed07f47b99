import Foundation
import Observation
import Terrarium
import Testing

private struct Person: Identifiable, Equatable {
    var id = 0
    var name = ""
    var address: Address?
}

private struct Address: Equatable {
    var city = ""
}

/// Shows a number and counts it up.
private struct NumberField: View {
    var name = "v"
    @Binding var value: Int
    var body: some View { Button("\(name)\(value)") { value += 1 } }
}

@MainActor
struct BindingTests {
    @Test func aBindingThatIsOnlyWrittenRunsItsHolderNever() throws {
        struct Adder: View {
            @Binding var value: Int
            var body: some View { Button("add") { value += 1 } }
        }
        struct Parent: View {
            @State var value = 0
            var body: some View {
                VStack {
                    Text("\(value)")
                    Adder(value: $value)
                }
            }
        }
        let host = host { Parent() }
        #expect(try host.evaluations { try host.tap("add") } == ["Parent": 1])
        #expect(host.texts == ["1", "add"])
    }

    @Test func aPropertyOfTheValueIsBoundByItsName() throws {
        struct Parent: View {
            @State var sizes = (width: 1, height: 2)
            @State var list = [10, 20]
            @State var table = ["a": 1]
            var body: some View {
                VStack {
                    NumberField(name: "w", value: $sizes.width)
                    NumberField(name: "l", value: $list[1])
                    OptionalField(value: $table["a"])
                    OptionalField(value: $table["b"])
                    Text("\(sizes.width) \(list) \(table.keys.sorted())")
                }
            }
        }
        struct OptionalField: View {
            @Binding var value: Int?
            var body: some View { Button(value.map { "o\($0)" } ?? "o-") { value = (value ?? 0) + 5 } }
        }
        let host = host(300, 300) { Parent() }
        try host.tap("w1")
        try host.tap("l20")
        try host.tap("o1")
        try host.tap("o-")
        #expect(host.texts == ["w2", "l21", "o6", "o5", #"2 [10, 21] ["a", "b"]"#])
    }

    @Test func elementsOfACollectionAreBoundOneByOne() throws {
        struct Row: View {
            @Binding var person: Person
            var body: some View { Button("\(person.name)!") { person.name += "x" } }
        }
        struct Parent: View {
            @State var people = [Person(id: 1, name: "a"), Person(id: 2, name: "b")]
            var body: some View {
                VStack {
                    ForEach($people) { $person in Row(person: $person) }
                    Button("drop") { people.removeFirst() }
                    Text(people.map(\.name).joined(separator: " "))
                }
            }
        }
        let host = host(300, 300) { Parent() }
        try host.tap("b!")
        #expect(host.texts == ["a!", "bx!", "drop", "a bx"])
        try host.tap("drop")
        try host.tap("bx!")
        #expect(host.texts == ["bxx!", "drop", "bxx"])
    }

    @Test func anOptionalIsUnwrappedWhileThereIsAValue() throws {
        struct Parent: View {
            @State var number: Int?
            var body: some View {
                VStack {
                    if let value = Binding($number) { NumberField(value: value) } else { Text("none") }
                    Button("set") { number = 3 }
                    Button("clear") { number = nil }
                }
            }
        }
        let host = host { Parent() }
        #expect(host.texts == ["none", "set", "clear"])
        try host.tap("set")
        try host.tap("v3")
        #expect(host.texts == ["v4", "set", "clear"])
        try host.tap("clear")
        #expect(host.texts == ["none", "set", "clear"])
    }

    @Test func aValueIsWrappedAndANilIsIgnored() throws {
        struct Clearer: View {
            @Binding var value: Int?
            var body: some View {
                VStack {
                    Button("clear") { value = nil }
                    Button("nine") { value = 9 }
                }
            }
        }
        struct Parent: View {
            @State var value = 1
            var body: some View {
                VStack {
                    Clearer(value: Binding($value))
                    Text("\(value)")
                }
            }
        }
        let host = host { Parent() }
        try host.tap("clear")
        #expect(host.texts.last == "1")
        try host.tap("nine")
        #expect(host.texts.last == "9")
    }

    @Test func functionsReadAndWrite() throws {
        struct Parent: View {
            let log: Log
            @State var celsius = 10
            var body: some View {
                NumberField(
                    value: Binding(
                        get: { celsius * 2 },
                        set: {
                            log("set \($0)")
                            celsius = $0 / 2
                        }))
            }
        }
        let log = Log()
        let host = host { Parent(log: log) }
        try host.tap("v20")
        #expect(host.texts == ["v20"])
        #expect(log.entries == ["set 21"])
    }

    @Test func aConstantCannotBeChanged() throws {
        let host = host { NumberField(value: .constant(4)) }
        try host.tap("v4")
        #expect(host.texts == ["v4"])
        let constant = Binding.constant(Person(name: "a"))
        constant.name.wrappedValue = "b"
        #expect(constant.wrappedValue.name == "a")
    }

    @Test func aBindingIsHandedOnAndKeptByHand() throws {
        struct Inner: View {
            @Binding var value: Int
            init(_ value: Binding<Int>) { _value = value }
            var body: some View { NumberField(value: $value) }
        }
        struct Parent: View {
            @State var value = 0
            var body: some View { Inner(Binding(projectedValue: $value)) }
        }
        let host = host { Parent() }
        let log = try host.evaluationLog { try host.tap("v0") }
        #expect(host.texts == ["v1"])
        #expect(log.map(\.description) == ["NumberField: state value"])
    }

    @Test func bindingsThatReachTheSameValueAreTheSameInput() throws {
        struct Parent: View {
            @State var person = Person(name: "a")
            @State var numbers = [1, 2]
            @State var taps = 0
            var body: some View {
                VStack {
                    NumberField(name: "n", value: $numbers[0])
                    TextField("name", text: $person.name)
                    Button("t\(taps)") { taps += 1 }
                }
            }
        }
        let host = host { Parent() }
        #expect(try host.evaluations { try host.tap("t0") } == ["Parent": 1])
    }

    @Test func anOptionalChainIsBoundThroughItsParts() throws {
        struct Parent: View {
            @State var person = Person(address: Address(city: "x"))
            var body: some View {
                VStack {
                    if let address = Binding($person.address) { TextField("city", text: address.city) }
                    Text(person.address?.city ?? "none")
                }
            }
        }
        let host = host { Parent() }
        try host.type("y", into: .field("city"))
        #expect(host.texts.last == "xy")
    }

    @Test func aTransactionTravelsWithTheWrite() throws {
        struct Parent: View {
            let log: Log
            @State var value = 0
            var body: some View {
                NumberField(
                    value: Binding(
                        get: { value },
                        set: { new, transaction in
                            log("\(transaction.animation != nil) \(transaction.disablesAnimations)")
                            value = new
                        }
                    ).animation())
            }
        }
        let log = Log()
        let host = host { Parent(log: log) }
        try host.tap("v0")
        #expect(log.entries == ["true false"])
        #expect(host.texts == ["v1"])
        var transaction = Transaction()
        transaction.disablesAnimations = true
        #expect(Binding.constant(1).transaction(transaction).transaction.disablesAnimations)
    }

    @Test func aTransactionReachesTheBindingFurtherIn() {
        let log = Log()
        let person = Binding(
            get: { Person(name: "a") },
            set: { new, transaction in log("\(new.name) \(transaction.animation != nil)") })
        person.name.animation().wrappedValue = "b"
        person.name.wrappedValue = "c"
        #expect(log.entries == ["b true", "c false"])
    }

    @Test func extensionsOfBindingsWork() throws {
        struct Parent: View {
            @State var isOn = false
            var body: some View {
                VStack {
                    Toggle("off", isOn: $isOn.negated)
                    Text("\(isOn)")
                }
            }
        }
        let host = host { Parent() }
        try host.set("off", to: false)
        #expect(host.texts.last == "true")
    }

    @Test func changesThroughABindingAreHeard() throws {
        struct Child: View {
            let log: Log
            @Binding var value: Int
            var body: some View {
                NumberField(value: $value).onChange(of: value) { old, new in log("\(old)>\(new)") }
            }
        }
        struct Parent: View {
            let log: Log
            @State var value = 0
            var body: some View { Child(log: log, value: $value) }
        }
        let log = Log()
        let host = host { Parent(log: log) }
        try host.tap("v0")
        #expect(log.entries == ["0>1"])
    }
}

extension Binding where Value == Bool {
    fileprivate var negated: Binding<Bool> {
        Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 })
    }
}
