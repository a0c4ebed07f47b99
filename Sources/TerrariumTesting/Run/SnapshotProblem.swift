/// What keeps an assertion from comparing anything, in words for the person who reads the test's output.
package struct SnapshotProblem: Error, Equatable {
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}
