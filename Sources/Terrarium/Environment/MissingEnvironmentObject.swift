/// An object that a view reads from the environment and that nobody above supplies.
package struct MissingEnvironmentObject: Hashable, Sendable {
    /// The modifier that would supply the object.
    package enum Supply: Hashable, Sendable {
        /// `environment(_:)`, for `@Environment(Model.self)`.
        case environment
        /// `environmentObject(_:)`, for `@EnvironmentObject`.
        case environmentObject
    }

    package let typeName: String
    package let supply: Supply

    package init(_ type: any Any.Type, supply: Supply) {
        typeName = Terrarium.typeName(of: type)
        self.supply = supply
    }

    /// What to tell the programmer: which view, what is missing, how to supply it, and which objects are there.
    package func message(path: String?, present: [String]) -> String {
        let sentence =
            switch supply {
            case .environment:
                "No object of type \(typeName) is in the environment."
            case .environmentObject:
                """
                No ObservableObject of type \(typeName) found. A View.environmentObject(_:) for \(typeName) may be missing \
                as an ancestor of this view.
                """
            }
        let modifier =
            switch supply {
            case .environment: ".environment(\(typeName)(…))"
            case .environmentObject: ".environmentObject(\(typeName)(…))"
            }
        let view = path.map { "\($0): " } ?? ""
        let objects = present.isEmpty ? "none" : present.joined(separator: ", ")
        return "\(view)\(sentence) Supply it with \(modifier) on a view above. Objects that are there: \(objects)."
    }
}
