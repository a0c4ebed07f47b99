import Foundation
import Observation
import Terrarium
import Testing

@Observable
private final class Form {
    var name = "a"
    var count = 0
    var parts: [Form] = []
}

@MainActor
struct BindableTests {
    @Test func aDeclaredBindableMakesBindings() throws {
        struct Editor: View {
            @Bindable var form: Form
            var body: some View {
                VStack {
                    TextField("name", text: $form.name)
                    Text("n=\(form.name)")
                }
            }
        }
        let form = Form()
        let host = host { Editor(form: form) }
        try host.type("b", into: .field("name"))
        #expect(form.name == "ab")
        #expect(host.texts.last == "n=ab")
    }

    @Test func aStateHoldsAModelAndBindsItsProperties() throws {
        struct Editor: View {
            @State var form = Form()
            var body: some View { Stepper("c\(form.count)", value: $form.count) }
        }
        let host = host(300, 100) { Editor() }
        try host.increment("c0")
        #expect(host.texts.contains("c1"))
    }

    @Test func aLocalBindableOverAPlainModel() {
        struct Child: View {
            @Binding var value: Int
            var body: some View { Text("v\(value)").onAppear { value = 1 } }
        }
        struct Parent: View {
            let form = Form()
            var body: some View {
                let form = Bindable(form)
                Child(value: form.count)
            }
        }
        #expect(host { Parent() }.texts == ["v1"])
    }

    @Test func elementsAreBoundThroughTheModel() throws {
        struct Row: View {
            @Bindable var part: Form
            var body: some View { Stepper("p\(part.count)", value: $part.count) }
        }
        struct Parent: View {
            @Bindable var form: Form
            var body: some View {
                VStack {
                    ForEach(form.parts, id: \.name) { Row(part: $0) }
                    TextField("first", text: $form.parts[0].name)
                }
            }
        }
        let form = Form()
        form.parts = [Form()]
        let host = host(300, 200) { Parent(form: form) }
        #expect(try host.evaluations { try host.increment("p0") } == ["Row": 1])
        try host.type("z", into: .field("first"))
        #expect(form.parts[0].name == "az")
    }

    @Test func anotherModelTakesTheFirstOnesPlace() throws {
        struct Editor: View {
            @Bindable var form: Form
            var body: some View { Stepper("\(form.name)\(form.count)", value: $form.count) }
        }
        struct Parent: View {
            let forms: [Form]
            @State var index = 0
            var body: some View {
                VStack {
                    Editor(form: forms[index])
                    Button("next") { index += 1 }
                }
            }
        }
        let forms = [Form(), Form()]
        forms[1].name = "b"
        let host = host(300, 100) { Parent(forms: forms) }
        try host.tap("next")
        try host.increment("b0")
        #expect(forms.map(\.count) == [0, 1])
    }
}
