public import Foundation
public import Terrarium

/// A function of a library of Metal, with its arguments. There is no Metal: it is known by its name.
public struct Shader: Equatable, Sendable {
    /// One argument of a shader. Its value is not kept.
    public struct Argument: Equatable, Sendable {
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        public static var boundingRect: Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static func data(_ data: Data) -> Argument { Argument() }
    }

    /// The name of the function.
    public let name: String
    /// Whether results are dithered.
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) {
        name = function.name
    }
}

/// A function of a library of Metal.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    public let name: String

    public init(library: ShaderLibrary, name: String) {
        self.name = name
    }

    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// A library of Metal.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    public static let `default` = ShaderLibrary()

    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// Effects by shaders are recorded by name: `shader=ripple`.
extension View {
    public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        recorded(isEnabled ? [SnapshotAttribute("shader", shader.name)] : [])
    }

    public nonisolated func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        recorded(isEnabled ? [SnapshotAttribute("shader", shader.name)] : [])
    }

    public nonisolated func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        recorded(isEnabled ? [SnapshotAttribute("shader", shader.name)] : [])
    }
}
