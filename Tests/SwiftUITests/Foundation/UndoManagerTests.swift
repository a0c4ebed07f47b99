import SwiftUI
import Testing

private final class Counter {
    var value = 0

    func set(_ new: Int, _ undo: UndoManager) {
        let old = value
        undo.registerUndo(withTarget: self) { $0.set(old, undo) }
        value = new
    }
}

struct UndoManagerTests {
    @Test func changesAreUndoneAndRedone() {
        let undo = UndoManager()
        let counter = Counter()
        counter.set(1, undo)
        counter.set(2, undo)
        undo.undo()
        #expect(counter.value == 1)
        undo.undo()
        #expect(counter.value == 0)
        #expect(!undo.canUndo)
        undo.redo()
        undo.redo()
        #expect(counter.value == 2)
        #expect(!undo.canRedo)
    }

    @Test func aGroupIsOneStep() {
        let undo = UndoManager()
        let counter = Counter()
        undo.beginUndoGrouping()
        counter.set(1, undo)
        counter.set(2, undo)
        undo.endUndoGrouping()
        undo.undo()
        #expect(counter.value == 0)
        #expect(!undo.canUndo)
    }

    @Test func aNewChangeForgetsWhatWasUndone() {
        let undo = UndoManager()
        let counter = Counter()
        counter.set(1, undo)
        undo.undo()
        counter.set(5, undo)
        #expect(!undo.canRedo)
    }

    @Test func stepsHaveNamesAndABound() {
        let undo = UndoManager()
        let counter = Counter()
        undo.levelsOfUndo = 1
        counter.set(1, undo)
        counter.set(2, undo)
        undo.setActionName("Count")
        #expect(undo.undoActionName == "Count")
        undo.undo()
        #expect(counter.value == 1)
        #expect(!undo.canUndo)
        #expect(undo.redoActionName == "Count")
    }

    @Test func registrationCanBeTurnedOff() {
        let undo = UndoManager()
        undo.disableUndoRegistration()
        Counter().set(1, undo)
        #expect(!undo.canUndo)
        undo.enableUndoRegistration()
        #expect(undo.isUndoRegistrationEnabled)
    }
}
