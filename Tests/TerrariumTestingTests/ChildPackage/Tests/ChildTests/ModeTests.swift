import TerrariumTesting
import Testing

@MainActor @Suite(.snapshots(record: .never)) struct TraitTests {
    @Test func fromTheSuite() {
        expectSnapshot(of: text())
    }

    @Test(.snapshots(record: .missing)) func fromTheTest() {
        expectSnapshot(of: text())
    }

    @Test func fromTheCall() {
        expectSnapshot(of: text(), record: .missing)
    }
}
