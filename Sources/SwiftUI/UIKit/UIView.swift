public import Foundation

/// A view of UIKit that is not drawn: it keeps what it is told.
@MainActor @preconcurrency
open class UIView: UIResponder {
    open var frame: CGRect
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .tintColor
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isUserInteractionEnabled = true
    open var tag = 0
    open var accessibilityLabel: String?
    public let layer = CALayer()
    open var translatesAutoresizingMaskIntoConstraints = true
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?

    public override init() {
        frame = .zero
        super.init()
    }

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func setNeedsLayout() {}
    open func setNeedsDisplay() {}
    open func layoutIfNeeded() {}
    open func layoutSubviews() {}
    open func sizeToFit() {}

    /// Does nothing: the focus is a matter of views.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { true }
}

/// What a view of UIKit is drawn on. It keeps what it is told.
@MainActor @preconcurrency
open class CALayer {
    open var cornerRadius: CGFloat = 0
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var masksToBounds = false
    open var opacity: Float = 1
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open private(set) var sublayers: [CALayer]?

    public init() {}

    open func addSublayer(_ layer: CALayer) {
        sublayers = (sublayers ?? []) + [layer]
    }
}

/// A text of UIKit.
@MainActor @preconcurrency
open class UILabel: UIView {
    open var text: String?
    open var textColor: UIColor! = .label
    open var font: UIFont!
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
}

/// An image of UIKit.
@MainActor @preconcurrency
open class UIImageView: UIView {
    open var image: UIImage?

    public init(image: UIImage?) {
        self.image = image
        super.init()
    }
}

/// A wheel of UIKit that turns while something is going on.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is.
    public enum Style: Int, Sendable {
        case medium = 100, large = 101
    }

    open var style: Style
    open private(set) var isAnimating = false
    open var hidesWhenStopped = true

    public init(style: Style) {
        self.style = style
        super.init()
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}

/// What changes how the views behind look.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// Blurs the views behind.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// How the views behind are blurred.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
        case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
        case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
        case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    public init(style: Style) {}
}

/// A view that changes how the views behind it look.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init()
    }

    public var contentView: UIView { self }
}
