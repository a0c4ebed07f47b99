/// The dynamic properties of one stored view: the plan of its type and what outlives the value.
struct FieldStorage {
    /// Plans live as long as the program.
    unowned(unsafe) let plan: FieldPlan
    private var states: ContiguousArray<AnyObject?> = []

    init(plan: FieldPlan) {
        self.plan = plan
    }

    /// Prepares the fields of a value that was just stored at `base`.
    mutating func install(at base: UnsafeMutableRawPointer, for node: EvaluatingNode) {
        guard !plan.dynamicFields.isEmpty else { return }
        let isFirst = states.isEmpty
        for (index, field) in plan.dynamicFields.enumerated() {
            let context = FieldContext(node: node, name: field.name)
            let known = isFirst ? nil : states[index]
            let state = field.type.install(at: base + field.offset, state: known, in: context)
            if isFirst { states.append(state) } else { states[index] = state }
        }
    }

    /// Brings stale fields up to date; returns whether one of them became different.
    mutating func refresh(at base: UnsafeMutableRawPointer, for node: EvaluatingNode) -> Bool {
        var isChanged = false
        for (index, field) in plan.dynamicFields.enumerated() {
            let context = FieldContext(node: node, name: field.name)
            if field.type.refresh(at: base + field.offset, state: states[index], in: context) { isChanged = true }
        }
        return isChanged
    }

    /// The body is about to run.
    func willEvaluate(at base: UnsafeMutableRawPointer) {
        for (index, field) in plan.dynamicFields.enumerated() {
            field.type.willEvaluate(at: base + field.offset, state: states[index])
        }
    }

    /// Runs `update()` of the user's own properties. The evaluation has begun, so that it depends on what they read.
    func updateProperties(at base: UnsafeMutableRawPointer) {
        for field in plan.updatableFields {
            field.type.runUpdate(at: base + field.offset)
        }
    }

    /// The body has run.
    func didEvaluate() {
        for (index, field) in plan.dynamicFields.enumerated() {
            field.type.didEvaluate(state: states[index])
        }
    }

    func uninstall() {
        for (index, field) in plan.dynamicFields.enumerated() where index < states.count {
            field.type.uninstall(state: states[index])
        }
    }

    /// The first declared object that nobody supplies, if its absence keeps the body from running.
    func missingObject(for node: EvaluatingNode) -> MissingEnvironmentObject? {
        for (index, field) in plan.dynamicFields.enumerated() {
            let context = FieldContext(node: node, name: field.name)
            if let missing = field.type.missingObject(state: states[index], in: context) { return missing }
        }
        return nil
    }

    /// The environment keys that the last evaluation read, as outlines print them.
    var environmentReads: [SnapshotEnvironmentEntry] {
        states.flatMap { state -> [SnapshotEnvironmentEntry] in
            guard let link = state as? AnyEnvironmentLink ?? (state as? any EnvironmentLinkHolder)?.link, link.wasRead
            else { return [] }
            return link.readEntries
        }
    }

    /// The same for a view without a line of its own, whose reads stand on lines of others.
    var environmentReadsBelow: [SnapshotEnvironmentEntry] {
        guard plan.isLibraryType else { return environmentReads }
        return states.flatMap { state -> [SnapshotEnvironmentEntry] in
            guard let link = state as? AnyEnvironmentLink, link.wasRead else { return [] }
            return link.readEntriesWorthAWord
        }
    }

    /// The name of the property that holds `source`, for logs.
    func name(of source: Source) -> String? {
        for (index, field) in plan.dynamicFields.enumerated() where index < states.count {
            if states[index] === source { return field.name }
        }
        return nil
    }
}

extension DynamicProperty {
    fileprivate static func runUpdate(at field: UnsafeMutableRawPointer) {
        field.assumingMemoryBound(to: Self.self).pointee.update()
    }
}
