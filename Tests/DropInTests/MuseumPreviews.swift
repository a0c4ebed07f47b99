import SwiftUI
import UIKit

/// How often the views of previews were made: nobody asks for them.
var madePreviews = 0

private func counted<Shown>(_ view: Shown) -> Shown {
    madePreviews += 1
    return view
}

struct MuseumView_Previews: PreviewProvider {
    static var previews: some View {
        counted(MuseumView())
            .environmentObject(Visit())
            .previewDevice("iPhone 15")
            .previewLayout(.sizeThatFits)
            .previewDisplayName("Foyer")
            .previewInterfaceOrientation(.portrait)
    }
}

struct ExitView_Previews: PreviewProvider {
    static var platform: PreviewPlatform? = .iOS

    static var previews: some View {
        Group {
            ForEach(["iPhone 15", "iPad Air"], id: \.self) { name in
                ExitView().environmentObject(Visit()).previewDevice(PreviewDevice(rawValue: name))
            }
        }
    }
}

struct WithVisit: PreviewModifier {
    static func makeSharedContext() async throws -> Visit { Visit() }

    func body(content: Content, context: Visit) -> some View {
        content.environmentObject(context)
    }
}

#Preview {
    counted(MuseumView()).environmentObject(Visit())
}

#Preview("Name") {
    counted(ExitView()).environmentObject(Visit())
}

#Preview("Name and trait", traits: .sizeThatFitsLayout) {
    counted(Text("x"))
}

#Preview("Name and traits", traits: .landscapeLeft, .fixedLayout(width: 200, height: 100)) {
    counted(Text("x"))
}

#Preview(traits: .portrait) {
    counted(Text("x"))
}

#Preview(traits: .portraitUpsideDown, .defaultLayout) {
    counted(Text("x"))
}

#Preview("Shared context", traits: .modifier(WithVisit())) {
    MuseumView()
}

#Preview(
    "Body by label",
    body: {
        counted(Text("x"))
    })

#Preview("Statements and return") {
    let visit = Visit()
    visit.isInside = true
    return MuseumView().environmentObject(visit)
}

#Preview("State") {
    @Previewable @State var isOn = false
    @Previewable @Environment(\.hall) var hall
    Toggle(hall, isOn: $isOn)
}

#Preview("Several views") {
    Text("a")
    Text("b")
}

#Preview {
    counted(UIHostingController(rootView: MuseumView()))
}

#Preview("A controller", traits: .landscapeRight) {
    let controller = UIViewController()
    controller.title = "Museum"
    return counted(controller)
}

#Preview("A view of UIKit") {
    let label = UILabel()
    label.text = "Museum"
    return counted(label)
}

#Preview(traits: .sizeThatFitsLayout) {
    counted(UILabel())
}

@available(iOS 17, macOS 14, *)
#Preview("Where available") {
    Text("x")
}
