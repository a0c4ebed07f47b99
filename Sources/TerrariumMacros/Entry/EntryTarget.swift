/// A type whose extensions take entries.
enum EntryTarget: String, CaseIterable {
    case environmentValues = "EnvironmentValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"
    case focusedValues = "FocusedValues"

    /// The protocol of its keys.
    var keyProtocol: String {
        switch self {
        case .environmentValues: "Terrarium.EnvironmentKey"
        case .transaction: "Terrarium.TransactionKey"
        case .containerValues: "Terrarium.ContainerValueKey"
        case .focusedValues: "Terrarium.FocusedValueKey"
        }
    }
}
