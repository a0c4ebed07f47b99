public import Foundation

/// Undoes and redoes what was registered with it. Foundation has it on Apple's platforms only.
///
/// Everything that is registered between `beginUndoGrouping()` and `endUndoGrouping()` is undone together; outside of
/// groups each registration is a step of its own.
open class UndoManager: NSObject, @unchecked Sendable {
    private struct Step {
        var name = ""
        var actions: [() -> Void] = []
    }

    private var undoSteps: [Step] = []
    private var redoSteps: [Step] = []
    private var openGroups: [Step] = []
    private var disabled = 0
    /// Whether a step is being undone at the moment.
    public private(set) var isUndoing = false
    /// Whether a step is being redone at the moment.
    public private(set) var isRedoing = false
    /// How many steps are kept; 0 keeps all.
    open var levelsOfUndo = 0
    /// Whether registrations of one event are one step. Kept for the name: there are no events here.
    open var groupsByEvent = true

    public override init() {}

    /// Registers what undoes a change of an object.
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard disabled == 0 else { return }
        let action = { [weak target] in
            if let target { handler(target) }
        }
        if openGroups.isEmpty {
            push(Step(actions: [action]))
        } else {
            openGroups[openGroups.count - 1].actions.append(action)
        }
    }

    /// Begins a step of several changes.
    open func beginUndoGrouping() {
        openGroups.append(Step())
    }

    /// Ends a step of several changes.
    open func endUndoGrouping() {
        guard let group = openGroups.popLast(), !group.actions.isEmpty else { return }
        if openGroups.isEmpty {
            push(group)
        } else {
            openGroups[openGroups.count - 1].actions += group.actions
        }
    }

    /// How many groups are open.
    open var groupingLevel: Int { openGroups.count }

    /// Undoes the last step.
    open func undo() {
        endUndoGrouping()
        guard let step = undoSteps.popLast() else { return }
        isUndoing = true
        run(step)
        isUndoing = false
    }

    /// Redoes the last step that was undone.
    open func redo() {
        guard let step = redoSteps.popLast() else { return }
        isRedoing = true
        run(step)
        isRedoing = false
    }

    open var canUndo: Bool { !undoSteps.isEmpty || openGroups.contains { !$0.actions.isEmpty } }

    open var canRedo: Bool { !redoSteps.isEmpty }

    /// Names the last step.
    open func setActionName(_ actionName: String) {
        if isUndoing {
            if !redoSteps.isEmpty { redoSteps[redoSteps.count - 1].name = actionName }
        } else if !openGroups.isEmpty {
            openGroups[openGroups.count - 1].name = actionName
        } else if !undoSteps.isEmpty {
            undoSteps[undoSteps.count - 1].name = actionName
        }
    }

    open var undoActionName: String { undoSteps.last?.name ?? "" }

    open var redoActionName: String { redoSteps.last?.name ?? "" }

    /// Forgets all steps.
    open func removeAllActions() {
        undoSteps.removeAll()
        redoSteps.removeAll()
        openGroups.removeAll()
    }

    open func disableUndoRegistration() {
        disabled += 1
    }

    open func enableUndoRegistration() {
        disabled = max(0, disabled - 1)
    }

    open var isUndoRegistrationEnabled: Bool { disabled == 0 }

    private func run(_ step: Step) {
        beginUndoGrouping()
        openGroups[openGroups.count - 1].name = step.name
        for action in step.actions.reversed() { action() }
        endUndoGrouping()
    }

    private func push(_ step: Step) {
        if isUndoing {
            redoSteps.append(step)
            return
        }
        undoSteps.append(step)
        if !isRedoing { redoSteps.removeAll() }
        if levelsOfUndo > 0, undoSteps.count > levelsOfUndo { undoSteps.removeFirst() }
    }
}
