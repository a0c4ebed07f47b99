import Foundation
import Terrarium
import Testing

private struct Letters: View {
    @State var letters: [String]
    let log: Log

    var body: some View {
        List {
            Text("head")
            ForEach(letters, id: \.self) { TapCounter(name: $0) }
                .onDelete { letters.remove(atOffsets: $0) }
                .onMove { source, offset in
                    log("\(Array(source)) to \(offset)")
                    letters.move(fromOffsets: source, toOffset: offset)
                }
        }
    }
}

@MainActor
struct DynamicViewContentTests {
    private let log = Log()

    private func letters(_ letters: [String] = ["a", "b", "c", "d"], height: CGFloat = 300) -> ViewHost {
        host(200, height) { Letters(letters: letters, log: log) }
    }

    @Test func aRowIsMovedToAnOffset() throws {
        let host = letters()
        try host.move("a:0", toOffset: 3)
        #expect(host.texts == ["head", "b:0", "c:0", "a:0", "d:0"])
        try host.move("d:0", toOffset: 0)
        #expect(host.texts == ["head", "d:0", "b:0", "c:0", "a:0"])
        try host.move("d:0", toOffset: 4)
        #expect(host.texts == ["head", "b:0", "c:0", "a:0", "d:0"])
        #expect(log.entries == ["[0] to 3", "[3] to 0", "[0] to 4"])
    }

    @Test func movedRowsKeepTheirState() throws {
        let host = letters()
        try host.tap("b:0")
        let counts = try host.evaluations { try host.move("b:1", toOffset: 0) }
        #expect(counts == ["Letters": 1])
        #expect(host.texts == ["head", "b:1", "a:0", "c:0", "d:0"])
    }

    @Test func anOffsetBeyondTheRowsIsRefused() {
        let host = letters()
        let error = #expect(throws: ViewQueryError.self) { try host.move("a:0", toOffset: 5) }
        #expect(error?.kind == .invalidValue)
        #expect("\(error.map { "\($0)" } ?? "")".contains("its rows have the offsets 0 to 4"))
        #expect(throws: ViewQueryError.self) { try host.move("a:0", toOffset: -1) }
        #expect(log.entries == [])
    }

    @Test func aRowOutsideTheLoopDoesNotMove() {
        #expect(throws: ViewQueryError.self) { try letters().move("head", toOffset: 1) }
    }

    @Test func aRowOutOfSightIsScrolledTo() throws {
        let host = letters((0..<40).map { "r\($0)" }, height: 120)
        try host.move("r30:0", toOffset: 0)
        #expect(log.entries == ["[30] to 0"])
    }

    @Test func withoutAnActionNothingMoves() {
        let host = host { List { ForEach(["a"], id: \.self) { Text($0) }.onMove(perform: nil) } }
        #expect(throws: ViewQueryError.self) { try host.move("a", toOffset: 0) }
    }

    @Test func deletingAndMovingWorkInAFixedStackToo() throws {
        let host = host {
            Form {
                ForEach(["a", "b"], id: \.self) { Text($0) }
                    .onMove { source, offset in log("\(Array(source)) to \(offset)") }
                    .onDelete { log("delete \(Array($0))") }
            }
        }
        try host.move("b", toOffset: 0)
        try host.swipe("b", .trailing)
        #expect(log.entries == ["[1] to 0", "delete [1]"])
    }
}
