import Foundation
import Terrarium
import Testing

private struct Sample_Previews: PreviewProvider {
    static var previews: some View {
        Text("first").previewDisplayName("First").previewLayout(.sizeThatFits)
        Text("second").previewDevice("iPhone 12").previewLayout(.fixed(width: 320, height: 200))
        Text("third").previewDevice(PreviewDevice(rawValue: "iPad")).previewInterfaceOrientation(.landscapeLeft)
    }
}

private struct Watch_Previews: PreviewProvider {
    static let platform: PreviewPlatform? = .watchOS
    static var previews: some View { EmptyView() }
}

private struct Badge_Previews: PreviewProvider {
    static var previews: some View {
        Text("New")
        Text("Sold out").previewDisplayName("Sold out")
    }
}

@Suite @MainActor struct PreviewProviderTests {
    @Test func aTestMayHostThem() {
        let host = ViewHost { Badge_Previews.previews }
        #expect(host.texts == ["New", "Sold out"])
    }

    @Test func changesNothingButTheFile() {
        let host = ViewHost { Sample_Previews.previews }
        #expect(host.texts == ["first", "second", "third"])
        #expect(Sample_Previews.platform == nil)
        #expect(Watch_Previews.platform == .watchOS)
    }

    @Test func listsOrientations() {
        #expect(
            InterfaceOrientation.allCases.map(\.id)
                == ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"])
    }
}
