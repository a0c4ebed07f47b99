import Foundation
import Terrarium
import Testing

@MainActor
struct ImageTests {
    @Test func allForms() {
        checkOutline(Image("cup"), #"Image "cup" @92,42 16x16"#)
        checkOutline(Image(systemName: "house"), #"Image "house" system @92,42 16x16"#)
        checkOutline(Image(decorative: "cup"), #"Image "cup" @92,42 16x16"#)
        checkOutline(Image("cup", label: Text("A cup")), #"Image "cup" label="A cup" @92,42 16x16"#)
        checkOutline(Image("cup", bundle: .main), #"Image "cup" @92,42 16x16"#)
    }

    @Test func resizableImagesTakeWhatTheyAreOffered() {
        checkOutline(Image("cup").resizable(), #"Image "cup" resizable"#)
        checkOutline(
            Image("cup").resizable().frame(width: 30, height: 20),
            """
            frame width=30 height=20 @85,40 30x20
              Image "cup" resizable
            """)
    }

    @Test func howItIsDrawnChangesNothing() {
        checkOutline(
            Image("cup").renderingMode(.template).interpolation(.high).antialiased(false), #"Image "cup" @92,42 16x16"#)
    }

    @Test func labelsNameImagesAndDecorationIsPassedOver() {
        let host = host {
            VStack {
                Image("cup", label: Text("A cup"))
                Image(decorative: "line")
                Image("plain")
            }
        }
        #expect(host.all(.label("A cup")).count == 1)
        #expect(host.outline(.accessibility) == "image \"A cup\"\nimage \"plain\"\n")
    }
}
