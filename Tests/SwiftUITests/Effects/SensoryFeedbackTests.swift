import SwiftUI
import Testing

@MainActor
struct SensoryFeedbackTests {
    @Test func feedbackIsRecorded() {
        checkRecorded(Text("x").sensoryFeedback(.success, trigger: 1), "feedback=success")
        checkRecorded(Text("x").sensoryFeedback(.impact(weight: .heavy), trigger: 1), "feedback=impact")
        checkRecorded(Text("x").sensoryFeedback(.selection, trigger: 1) { $0 != $1 }, "feedback=selection")
        checkRecorded(Text("x").sensoryFeedback(trigger: 1) { _, _ in .error }, "feedback")
    }

    @Test func thereIsNoCrown() {
        checkRecorded(
            Text("x").digitalCrownRotation(.constant(1.0)).digitalCrownRotation(.constant(1.0), from: 0, through: 2),
            "")
    }
}
