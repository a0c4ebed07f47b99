import SwiftUI
import Testing

@MainActor
struct ShaderTests {
    @Test func shadersAreKnownByName() {
        checkRecorded(Text("x").colorEffect(ShaderLibrary.ripple(.float(1), .color(.red))), "shader=ripple")
        checkRecorded(Text("x").layerEffect(ShaderLibrary.default.wave(), maxSampleOffset: .zero), "shader=wave")
        checkRecorded(
            Text("x").distortionEffect(ShaderLibrary.wave(), maxSampleOffset: .zero, isEnabled: false), "")
    }
}
