package import Foundation

/// The measures of the window's furniture, in points. All of them stand here.
package enum Chrome {
    package static let navigationBarHeight: CGFloat = 44
    package static let largeTitleBarHeight: CGFloat = 96
    /// The distance of a bar's items from its ends, and from each other.
    package static let barInset: CGFloat = 16
    package static let barSpacing: CGFloat = 8
    package static let tabBarHeight: CGFloat = 49
    package static let minimumRowHeight: CGFloat = 44
    package static let rowVerticalInset: CGFloat = 11
    package static let rowHorizontalInset: CGFloat = 20
    package static let groupedListMargin: CGFloat = 16
    package static let buttonInset: CGFloat = 8
    package static let textFieldHeight: CGFloat = 22
    package static let fieldIdealWidth: CGFloat = 160
    package static let switchSize = CGSize(width: 51, height: 31)
    package static let sliderHeight: CGFloat = 31
    package static let sliderIdealWidth: CGFloat = 160
    package static let progressHeight: CGFloat = 4
    package static let spinnerSize = CGSize(width: 20, height: 20)
    package static let colorWellSize = CGSize(width: 28, height: 28)
    package static let pickerHeight: CGFloat = 32
    package static let segmentsHeight: CGFloat = 32
    package static let wheelHeight: CGFloat = 216
    package static let wheelItemHeight: CGFloat = 32
    package static let stepperSize = CGSize(width: 94, height: 32)
    package static let sheetTop: CGFloat = 56
    package static let alertWidth: CGFloat = 270
}
