extension ViewSnapshot {
    /// One word or `key=value` of a node's line in the outline.
    public struct Attribute: Sendable, Hashable, CustomStringConvertible {
        public let name: String
        /// What stands after the `=`, or nil for a bare word such as `selected`.
        public let value: String?

        public init(_ name: String, _ value: String? = nil) {
            self.name = name
            self.value = value
        }

        public var description: String { value.map { "\(name)=\($0)" } ?? name }
    }

    /// The attributes of a node, in the order in which the outline prints them.
    ///
    /// ```swift
    /// #expect(try host.find("Total").attributes["font"] == "title")
    /// #expect(try host.find("Save").attributes.contains("disabled"))
    /// ```
    public struct Attributes: Sendable, Hashable, RandomAccessCollection {
        private let attributes: [Attribute]

        package init(_ line: FoldedNode) {
            var attributes = line.node.arguments.map { Attribute($0) }
            attributes += line.node.attributes.map(Attribute.init)
            attributes += line.flagWords.map(Attribute.init)
            if let label = line.distinctLabel { attributes.append(Attribute("label", label)) }
            if let absorbed = line.absorbed { attributes += absorbed.line.node.attributes.map(Attribute.init) }
            attributes += line.styles.map(Attribute.init)
            self.attributes = attributes
        }

        public var startIndex: Int { attributes.startIndex }
        public var endIndex: Int { attributes.endIndex }
        public subscript(position: Int) -> Attribute { attributes[position] }

        /// The value of the first attribute of that name: an empty string for a bare word, nil where there is none.
        public subscript(name: String) -> String? {
            attributes.first { $0.name == name }.map { $0.value ?? "" }
        }

        /// Whether there is an attribute or a bare word of that name.
        public func contains(_ name: String) -> Bool { attributes.contains { $0.name == name } }
    }
}

extension ViewSnapshot.Attribute {
    fileprivate init(_ attribute: SnapshotAttribute) {
        switch attribute.value {
        case .none:
            self.init(attribute.name)
        case .word(let word), .string(let word):
            self.init(attribute.name, word)
        case .number(let number):
            var buffer = OutlineBuffer()
            buffer.append(number: number)
            self.init(attribute.name, buffer.string)
        }
    }
}
