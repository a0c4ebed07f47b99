import Foundation
import Terrarium
import Testing

private struct Recursive: View {
    var body: some View { AnyView(Recursive()) }
}

private final class Account: ObservableObject {}

private struct NeedsAccount: View {
    @EnvironmentObject private var account: Account
    var body: some View { Text("never") }
}

private struct WritesInBody: View {
    @State private var count = 0

    var body: some View {
        write()
        return Text("\(count)")
    }

    private func write() {
        if count == 0 { count = 1 }
    }
}

/// Reads the state of a view value that is in no tree.
private struct ReadsOutside: View {
    private struct Other: View {
        @State var count = 7
        var body: some View { Text("\(count)") }
    }

    var body: some View { Text("\(Other().count)") }
}

private struct Growing: View {
    @State private var count = 1

    var body: some View {
        VStack {
            ForEach(0..<count) { Text("row \($0)") }
            Button("more") { count = 3 }
        }
    }
}

private struct Restless: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)").onChange(of: count) { count += 1 }.onAppear { count = 1 }
    }
}

/// What went wrong in a host, by the case that raises it.
@MainActor
struct IssueListTests {
    private func check<Content: View>(
        _ content: Content, _ kind: ViewIssue.Kind, path: String, says parts: String...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let host = host(300, 400, missingObjects: .report) { content }
        #expect(host.issues.map(\.kind) == [kind], "\(host.issues)", sourceLocation: sourceLocation)
        #expect(host.issues.first?.path == path, sourceLocation: sourceLocation)
        for part in parts {
            #expect(host.issues.first?.message.contains(part) == true, "\(host.issues)", sourceLocation: sourceLocation)
        }
    }

    @Test func missingObject() {
        check(
            NeedsAccount(), .missingObject, path: "NeedsAccount",
            says: "A View.environmentObject(_:) for Account may be missing as an ancestor of this view.")
    }

    @Test func duplicateID() {
        check(VStack { ForEach([1, 1], id: \.self) { Text("\($0)") } }, .duplicateID, path: "", says: "1")
    }

    @Test func unknownDestination() {
        check(
            NavigationStack(path: .constant([1])) { Text("root") }, .unknownDestination, path: "NavigationStack",
            says: "Int")
    }

    @Test func unmatchedSelection() {
        check(
            TabView(selection: .constant(9)) { Text("a").tabItem { Text("A") }.tag(1) }, .unmatchedSelection,
            path: "TabView", says: "9", "1")
    }

    @Test func presentationConflict() {
        check(
            Text("x").sheet(isPresented: .constant(true)) { Text("a") }
                .sheet(isPresented: .constant(true)) { Text("b") },
            .presentationConflict, path: "", says: "sheet")
    }

    @Test func nestedNavigation() {
        check(
            NavigationStack { NavigationStack { Text("x") } }, .nestedNavigation,
            path: "NavigationStack > NavigationStack")
    }

    @Test func bodyRecursion() {
        let host = host { Recursive() }
        #expect(host.issues.map(\.kind) == [.bodyRecursion])
        #expect(host.issues.first?.path.hasPrefix("Recursive > Recursive") == true)
        #expect(host.outline().contains("issue"))
    }

    @Test func unsettledState() {
        check(Restless(), .unsettledState, path: "Restless", says: "never settles")
    }

    @Test func invalidGeometry() {
        let host = host { Text("x").frame(width: -5, height: .nan) }
        #expect(Set(host.issues.map(\.kind)) == [.invalidGeometry])
    }

    @Test func stateOutsideView() {
        check(ReadsOutside(), .stateOutsideView, path: "ReadsOutside", says: "@State", "Int")
    }

    @Test func stateWrittenDuringUpdate() {
        check(WritesInBody(), .stateWrittenDuringUpdate, path: "WritesInBody", says: "count", "onAppear")
    }

    @Test func changedConstantRange() throws {
        let host = host { Growing() }
        try host.tap("more")
        #expect(host.issues.map(\.kind) == [.changedConstantRange])
        #expect(host.texts == ["row 0", "more"])
    }

    @Test func eachIssueIsToldOnce() throws {
        let host = host {
            VStack {
                ForEach([1, 1], id: \.self) { Text("\($0)") }; TapCounter()
            }
        }
        try host.tap("c:0")
        host.size = CGSize(width: 100, height: 100)
        #expect(host.issues.count == 1)
        let issue = try #require(host.issues.first)
        #expect(issue.description == "duplicateID at \(issue.path): \(issue.message)")
    }

    @Test func aHealthyTreeHasNone() {
        let host = host { NavigationStack { List(0..<3, id: \.self) { Text("\($0)") } } }
        #expect(host.issues == [])
    }
}
