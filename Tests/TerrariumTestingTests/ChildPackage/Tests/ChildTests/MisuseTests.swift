import TerrariumTesting
import Testing

@MainActor @Suite struct MisuseTests {
    @Test func twiceUnnamed() {
        expectSnapshot(of: "one\n")
        expectSnapshot(of: "two\n")
    }

    @Test(arguments: [1, 2]) func unnamedCases(number: Int) {
        expectSnapshot(of: "\(number)\n")
    }

    @Test func upperAndLower() {
        expectSnapshot(of: "one\n", named: "wide")
        expectSnapshot(of: "two\n", named: "Wide")
    }
}

@MainActor @Suite(.serialized) struct TwoTestsOneFile {
    @MainActor @Suite struct First {
        @Test func shared() {
            checkShared("first\n")
        }
    }

    @MainActor @Suite struct Second {
        @Test func shared() {
            checkShared("second\n")
        }
    }
}

@MainActor private func checkShared(_ text: String) {
    expectSnapshot(of: text)
}
