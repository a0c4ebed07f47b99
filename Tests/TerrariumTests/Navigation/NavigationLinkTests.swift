import Foundation
import Observation
import Terrarium
import Testing

@MainActor
struct NavigationLinkTests {
    @Test func linksOutsideOfStacksDoNothing() throws {
        let host = host { NavigationLink("go", value: 1) }
        try host.tap("go")
        #expect(host.texts == ["go"])
        #expect(host.issues.map(\.kind) == [.unknownDestination])
    }

    @Test func linksWithADestinationPushIt() throws {
        let host = host { NavigationStack { NavigationLink("go") { Text("deep") } } }
        #expect(!host.texts.contains("deep"))
        try host.tap("go")
        #expect(host.texts == ["Back", "deep"])
        try host.back()
        #expect(host.texts == ["go"])
    }

    @Test func aSelectionPushesItsTag() throws {
        let model = SelectionModel()
        let host = host {
            SelectionView(model: model)
        }
        model.choice = 2
        #expect(host.texts == ["Back", "two"])
        try host.back()
        #expect(model.choice == nil)
    }

    @Test func everyFormWithAFlagFollowsIt() throws {
        func check<Link: View>(_ make: (Binding<Bool>) -> Link) throws {
            let flag = Flag()
            let host = host { NavigationView { make(Bindable(flag).isOn) } }
            try host.tap("go")
            #expect(flag.isOn)
            #expect(host.texts == ["Back", "page"])
            flag.isOn = false
            #expect(host.texts == ["go"])
            flag.isOn = true
            try host.back()
            #expect(!flag.isOn)
        }
        try check { NavigationLink(destination: Text("page"), isActive: $0) { Text("go") } }
        try check { flag in
            NavigationLink(isActive: flag) {
                Text("page")
            } label: {
                Text("go")
            }
        }
        try check { NavigationLink("go", destination: Text("page"), isActive: $0) }
        try check { flag in NavigationLink("go", isActive: flag) { Text("page") } }
    }

    @Test func everyFormWithADestinationPushesIt() throws {
        func check<Link: View>(_ link: Link) throws {
            let host = host { NavigationStack { link } }
            try host.tap("go")
            #expect(host.texts == ["Back", "page"])
        }
        try check(NavigationLink(destination: Text("page")) { Text("go") })
        try check(
            NavigationLink {
                Text("page")
            } label: {
                Text("go")
            })
        try check(NavigationLink("go", destination: Text("page")))
        try check(NavigationLink("go") { Text("page") })
        try check(NavigationLink(String("go")) { Text("page") })
        let key: LocalizedStringKey = "go"
        try check(NavigationLink(key) { Text("page") })
        try check(NavigationLink(key, destination: Text("page")))
    }

    @Test func everyFormWithASelectionFollowsIt() throws {
        func check<Link: View>(_ make: (Binding<Int?>) -> Link) throws {
            let model = SelectionModel()
            let host = host { NavigationView { make(Bindable(model).choice) } }
            try host.tap("go")
            #expect(model.choice == 1)
            #expect(host.texts == ["Back", "page"])
            model.choice = 2
            #expect(host.texts == ["go"])
        }
        try check { NavigationLink(destination: Text("page"), tag: 1, selection: $0) { Text("go") } }
        try check { choice in
            NavigationLink(tag: 1, selection: choice) {
                Text("page")
            } label: {
                Text("go")
            }
        }
        try check { NavigationLink("go", destination: Text("page"), tag: 1, selection: $0) }
        try check { choice in NavigationLink("go", tag: 1, selection: choice) { Text("page") } }
    }

    @Test func destinationsRunOnceTheyAreShown() throws {
        struct Page: View { var body: some View { Text("page") } }
        struct Root: View {
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("go") { Page() }
                        Button("count \(count)") { count += 1 }
                    }
                }
            }
        }
        let host = host { Root() }
        #expect(try host.evaluations { try host.tap("count 0") } == ["Root": 1])
        #expect(try host.evaluations { try host.tap("go") } == ["Page": 1])
        #expect(try host.evaluations { try host.back() } == [:])
    }

    @Test func aLinkThatGoesTakesItsScreenWithIt() throws {
        let flag = Flag()
        struct Root: View {
            let flag: Flag

            var body: some View {
                NavigationStack {
                    VStack {
                        Text("root")
                        if !flag.isOn { NavigationLink("go") { Text("page") } }
                    }
                }
            }
        }
        let host = host { Root(flag: flag) }
        try host.tap("go")
        flag.isOn = true
        #expect(host.texts == ["root"])
        #expect(host.navigationDepth == 1)
    }

    @Test func linksStandInBarsAndLists() throws {
        let host = host(300, 300) {
            NavigationStack {
                List {
                    NavigationLink("row", value: 1)
                }
                .toolbar { NavigationLink("item") { Text("from the bar") } }
                .navigationDestination(for: Int.self) { Text("from row \($0)") }
            }
        }
        try host.tap("row")
        #expect(host.texts == ["Back", "from row 1"])
        try host.back()
        try host.tap("item")
        #expect(host.texts == ["Back", "from the bar"])
    }

    @Test func disabledLinksDoNotPush() {
        let host = host { NavigationStack { NavigationLink("go") { Text("page") }.disabled(true) } }
        #expect(throws: ViewQueryError.self) { try host.tap("go") }
        #expect(host.navigationDepth == 1)
    }

    @Test func linksWithoutValueAreDisabled() {
        let host = host { NavigationStack { NavigationLink("go", value: Int?.none) } }
        #expect(throws: ViewQueryError.self) { try host.tap("go") }
    }
}

@Observable
private final class Flag {
    var isOn = false
}

@Observable
private final class SelectionModel {
    var choice: Int?
}

private struct SelectionView: View {
    @Bindable var model: SelectionModel

    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("1", tag: 1, selection: $model.choice) { Text("one") }
                NavigationLink("2", tag: 2, selection: $model.choice) { Text("two") }
            }
        }
    }
}
