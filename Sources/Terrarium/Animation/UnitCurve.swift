import Foundation
public import TerrariumLayout

/// A curve from 0 to 1 that says how far a change has come at each part of its time.
public struct UnitCurve: Hashable, Sendable {
    private let shape: Shape
    private let isInverse: Bool

    private enum Shape: Hashable, Sendable {
        case linear
        case circularIn, circularOut, circularInOut
        case bezier(UnitPoint, UnitPoint)
    }

    private init(_ shape: Shape, isInverse: Bool = false) {
        self.shape = shape
        self.isInverse = isInverse
    }

    /// A curve that goes on evenly.
    public static let linear = UnitCurve(.linear)
    /// A curve that starts slowly.
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// A curve that ends slowly.
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// A curve that starts and ends slowly.
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// A quarter of a circle that starts slowly.
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// A quarter of a circle that ends slowly.
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// Two quarters of circles, starting and ending slowly.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// A curve with two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(.bezier(startControlPoint, endControlPoint))
    }

    /// The curve with time and progress exchanged.
    public var inverse: UnitCurve { UnitCurve(shape, isInverse: !isInverse) }

    /// How far the change has come at a part of its time; both are from 0 to 1.
    public func value(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        return isInverse ? solve { y($0) - progress } : y(progress)
    }

    /// How fast the change goes on at a part of its time.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-5
        let (from, to) = (max(progress - step, 0), min(progress + step, 1))
        return to > from ? (value(at: to) - value(at: from)) / (to - from) : 0
    }

    private func y(_ x: Double) -> Double {
        switch shape {
        case .linear: return x
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return ((2 - x) * x).squareRoot()
        case .circularInOut:
            return x < 0.5 ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (((3 - 2 * x) * (2 * x - 1)).squareRoot() + 1) / 2
        case .bezier(let first, let second):
            let parameter = solve { cubic($0, Double(first.x), Double(second.x)) - x }
            return cubic(parameter, Double(first.y), Double(second.y))
        }
    }

    private func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
    }

    /// Where a function that grows from 0 to 1 is zero.
    private func solve(_ function: (Double) -> Double) -> Double {
        var (low, high) = (0.0, 1.0)
        if function(high) <= 0 { return high }
        if function(low) >= 0 { return low }
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if function(middle) < 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
