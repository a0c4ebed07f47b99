import Foundation

/// The symbols of the program and its libraries, those included that the dynamic linker does not know.
///
/// Read from the file when somebody asks. A file that was stripped, or that is of another kind than ELF, has no names.
enum ImageSymbols {
    /// The name of the function at an address.
    static func name(at address: UInt) -> String? {
        guard let image = image(at: address),
            let data = try? Data(contentsOf: URL(fileURLWithPath: image.path), options: .alwaysMapped)
        else { return nil }
        return data.withUnsafeBytes { bytes in
            let file = ELFImage(bytes)
            // A program lies where its file says, or was moved as a whole.
            return file?.symbol(at: UInt64(address - image.base)) ?? file?.symbol(at: UInt64(address))
        }
    }

    /// The file that is loaded at an address, and where its beginning lies.
    private static func image(at address: UInt) -> (path: String, base: UInt)? {
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
        var bases: [Substring: UInt] = [:]
        for line in maps.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 5)
            guard parts.count == 6 else { continue }
            let path = parts[5].drop { $0 == " " }
            let bounds = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard bounds.count == 2, path.hasPrefix("/") else { continue }
            let base = bases[path, default: bounds[0]]
            bases[path] = base
            if bounds[0] <= address, address < bounds[1] { return (String(path), base) }
        }
        return nil
    }
}

/// A 64-bit ELF file of this machine's byte order, as far as its symbol table.
struct ELFImage {
    private let bytes: UnsafeRawBufferPointer
    private let symbols: Range<Int>
    private let strings: Range<Int>

    /// Nil where the bytes are no such file, or have no symbol table.
    init?(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        guard bytes.count >= 64, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]) else { return nil }
        let table: Int? = Self.load(UInt64.self, bytes, at: 40)
        let size: Int? = Self.load(UInt16.self, bytes, at: 58)
        let count: Int? = Self.load(UInt16.self, bytes, at: 60)
        guard let table, let size, let count, size >= 64 else { return nil }

        func section(_ index: Int) -> (kind: Int, link: Int, range: Range<Int>)? {
            let (start, overflows) = table.addingReportingOverflow(index * size)
            let kind: Int? = Self.load(UInt32.self, bytes, at: start + 4)
            let offset: Int? = Self.load(UInt64.self, bytes, at: start + 24)
            let length: Int? = Self.load(UInt64.self, bytes, at: start + 32)
            let link: Int? = Self.load(UInt32.self, bytes, at: start + 40)
            guard !overflows, let kind, let offset, let length, let link, offset <= bytes.count,
                length <= bytes.count - offset
            else { return nil }
            return (kind, link, offset..<offset + length)
        }
        for index in 0..<count {
            guard let found = section(index), found.kind == 2, let names = section(found.link) else { continue }
            symbols = found.range
            strings = names.range
            return
        }
        return nil
    }

    /// The name of the symbol that has exactly this value.
    func symbol(at value: UInt64) -> String? {
        var entry = symbols.lowerBound
        while entry + 24 <= symbols.upperBound {
            if bytes.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self) == value {
                let name = Int(bytes.loadUnaligned(fromByteOffset: entry, as: UInt32.self))
                let text = bytes[strings].dropFirst(name).prefix { $0 != 0 }
                if !text.isEmpty { return String(decoding: text, as: UTF8.self) }
            }
            entry += 24
        }
        return nil
    }

    private static func load<Number: BinaryInteger & BitwiseCopyable>(
        _ type: Number.Type, _ bytes: UnsafeRawBufferPointer, at offset: Int
    ) -> Int? {
        guard offset >= 0, offset <= bytes.count - MemoryLayout<Number>.size else { return nil }
        return Int(exactly: bytes.loadUnaligned(fromByteOffset: offset, as: type))
    }
}
