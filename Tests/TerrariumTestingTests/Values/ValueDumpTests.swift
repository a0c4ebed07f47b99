import Foundation
import Testing

@testable import TerrariumTesting

private struct Basket {
    enum Payment {
        case cash
        case card(number: String, isCredit: Bool)
        case voucher(Int)
    }

    var id = 7
    var names = ["Tea", "a \"cup\"\nof it"]
    var prices = ["b": 2.5, "a": 1]
    var tags: Set<Int> = [3, 1, 2]
    var note: String?
    var gift: String? = "yes"
    var payment = Payment.card(number: "1", isCredit: true)
    var others: [Payment] = [.cash, .voucher(3)]
    var day = Date(timeIntervalSince1970: 0)
    var action: () -> Void = {}
}

private class Owner {
    var name = "Ada"
    var friend: Owner?
}

private final class Member: Owner {
    var number = 1
}

@Suite struct ValueDumpTests {
    @Test func everyKindOfPart() {
        #expect(
            ValueDump(Basket()).text == #"""
                Basket
                  id: 7
                  names: 2 elements
                    [0]: "Tea"
                    [1]: "a \"cup\"\nof it"
                  prices: 2 pairs
                    ["a"]: 1.0
                    ["b"]: 2.5
                  tags: 3 elements
                    -: 1
                    -: 2
                    -: 3
                  note: nil
                  gift: "yes"
                  payment: .card
                    number: "1"
                    isCredit: true
                  others: 2 elements
                    [0]: .cash
                    [1]: .voucher
                      3
                  day: 1970-01-01T00:00:00Z
                  action: (function)

                """#)
    }

    @Test func objectsPrintWhatTheyInheritAndEndTheirCycles() {
        let member = Member()
        member.friend = member
        #expect(
            ValueDump(member).text == """
                Member
                  name: "Ada"
                  friend: Member (see above)
                  number: 1

                """)
        member.friend = nil
    }

    @Test func singleValues() {
        let values: [(Any, String)] = [
            (3, "3"), (true, "true"), ("x", "\"x\""), ([Int](), "0 elements"), (Int?.none as Any, "nil"),
            (Data([1, 2]), "2 bytes"), (Int.self, "Int.self"), ((1, "b"), "tuple\n  .0: 1\n  .1: \"b\""),
            (URL(fileURLWithPath: "/x"), "file:///x"), (Character("c"), "\"c\""), (2.5 as Float, "2.5"),
        ]
        for (value, text) in values { #expect(ValueDump(value).text == text + "\n") }
    }
}
