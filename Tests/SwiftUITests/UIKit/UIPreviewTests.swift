import SwiftUI
import Testing

/// How often previewed objects were made.
@MainActor private var previewedObjects = 0

@MainActor
private func counted<Object>(_ object: Object) -> Object {
    previewedObjects += 1
    return object
}

// What these declare has names that only the compiler knows; that they compile is what they test.

#Preview { counted(UIViewController()) }

#Preview("A controller") {
    let controller = UIHostingController(rootView: Text("tea"))
    controller.title = "Tea"
    return counted(controller)
}

#Preview("A controller with traits", traits: .landscapeLeft, .sizeThatFitsLayout) { counted(UIViewController()) }

#Preview { counted(UILabel()) }

#Preview("A view") {
    let label = UILabel()
    label.text = "tea"
    return counted(label)
}

#Preview("Statements without return") {
    let label = UILabel()
    label.text = "tea"
    label.numberOfLines = 0
    counted(label)
}

#Preview("A view with a trait", traits: .sizeThatFitsLayout) { counted(UIView()) }

#Preview("A view of SwiftUI") { Text("tea") }

#Preview("Views of SwiftUI", traits: .portrait) {
    @Previewable @State var isOn = false
    Text("tea")
    Toggle("Milk", isOn: $isOn)
}

@MainActor
struct UIPreviewTests {
    @Test func aControllerIsMadeOnRequestOnly() {
        let made = previewedObjects
        let preview = Preview("A controller", traits: .portrait) { counted(UIViewController()) }
        #expect(previewedObjects == made)
        let host = ViewHost { AnyView(preview.body()) }
        #expect(host.outline().contains("represents=UIViewController"))
        #expect(previewedObjects == made + 1)
    }

    @Test func aViewIsMadeOnRequestOnly() {
        let made = previewedObjects
        let preview = Preview { counted(UILabel()) }
        #expect(previewedObjects == made)
        let host = ViewHost { AnyView(preview.body()) }
        #expect(host.outline().contains("represents=UIView"))
        #expect(previewedObjects == made + 1)
    }
}
