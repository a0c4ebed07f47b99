import TerrariumTesting
import Testing

@MainActor @Suite struct DetachedTests {
    @Test func detached() async {
        await Task.detached { await expectSnapshot(of: text()) }.value
    }

    @Test(.snapshots(record: .never)) func detachedWithTrait() async {
        await Task.detached { await expectSnapshot(of: text()) }.value
    }
}
