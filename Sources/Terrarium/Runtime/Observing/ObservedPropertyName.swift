import Foundation

/// The name of the property of a model that a key path leads to, for logs.
///
/// Properties of `@Observable` models are computed, and on Linux the description of a key path to such a property has an
/// address in the place of the name. The address belongs to a function, whose symbol has the name in it.
enum ObservedPropertyName {
    static func of(_ keyPath: AnyKeyPath) -> String? {
        if let name = known[keyPath] { return name.isEmpty ? nil : name }
        let name = find(keyPath)
        known[keyPath] = name ?? ""
        return name
    }

    /// What was found before, or the empty string where nothing was. Logs are written on the main actor only.
    nonisolated(unsafe) private static var known: [AnyKeyPath: String] = [:]

    private static func find(_ keyPath: AnyKeyPath) -> String? {
        let text = String(describing: keyPath)
        guard let start = text.range(of: ".<computed 0x") else {
            return text.split(separator: ".").last.map(String.init)
        }
        let digits = text[start.upperBound...].prefix(while: \.isHexDigit)
        if let address = UInt(digits, radix: 16), let symbol = ImageSymbols.name(at: address),
            let name = SymbolName.property(of: symbol)
        {
            return name
        }
        return onlyField(of: keyPath)
    }

    /// The one stored property that can be meant, where symbols were stripped: no other has the same type.
    private static func onlyField(of keyPath: AnyKeyPath) -> String? {
        let type = Swift.type(of: keyPath)
        guard let root = type.rootType as? AnyClass else { return nil }
        let names = StoredFields.fields(ofClass: root).filter { $0.type == type.valueType }.map(\.name)
        guard names.count == 1, let name = names.first, name.hasPrefix("_") else { return nil }
        return String(name.dropFirst())
    }
}

/// Names in symbols of Swift.
enum SymbolName {
    /// The property whose accessor a symbol is: `isLogin` of `key path getter for App.AppState.isLogin : Swift.Bool : …`.
    static func property(of symbol: String) -> String? {
        guard let text = demangled(symbol) else { return nil }
        let words = text.split(separator: " ")
        guard let colon = words.firstIndex(of: ":"), colon > words.startIndex else { return nil }
        let path = words[words.index(before: colon)]
        guard let name = path.split(separator: ".").last, name.first?.isLetter == true || name.first == "_" else {
            return nil
        }
        return String(name)
    }

    private typealias Demangle =
        @convention(c) (
            UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
        ) -> UnsafeMutablePointer<CChar>?

    private static func demangled(_ symbol: String) -> String? {
        // The Swift runtime has this function on every platform; where it should be missing, there are no names.
        guard let function = dlsym(nil, "swift_demangle") else { return nil }
        let demangle = unsafeBitCast(function, to: Demangle.self)
        guard let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}
