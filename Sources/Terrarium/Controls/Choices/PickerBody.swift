import Foundation
import TerrariumLayout

/// What a picker shows.
nonisolated struct PickerBody<Label: View>: View {
    let look: PickerLook
    let label: Label
    let isLabelHidden: Bool
    let value: String
    let options: [PickerPart]
    let itemHeight: CGFloat

    @MainActor var body: some View {
        switch look {
        case .collapsed, .link:
            ControlLabel(label, isHidden: isLabelHidden)
            if !isLabelHidden { ControlSpace(height: 0) }
            Text(verbatim: value)
        case .rows, .items:
            PlainContainer(
                layout: OptionRowsLayout(),
                content: Group {
                    ControlLabel(label, isHidden: isLabelHidden, isSilent: true)
                    ForEach(options) { $0 }
                })
        case .listRows:
            ControlLabel(label, isHidden: isLabelHidden, isSilent: true)
            ForEach(options) { $0 }
        case .segments:
            ControlLabel(label, isHidden: true, isSilent: true)
            PlainContainer(layout: SegmentsLayout(), content: ForEach(options) { $0 })
        case .wheel:
            ControlLabel(label, isHidden: true, isSilent: true)
            PlainContainer(layout: WheelLayout(itemHeight: itemHeight), content: ForEach(options) { $0 })
        }
    }
}

extension PickerLook {
    /// The place of one option.
    func cell(itemHeight: CGFloat) -> OptionCell {
        switch self {
        case .segments: OptionCell(minHeight: Chrome.segmentsHeight, isCentered: true, inset: Chrome.buttonInset)
        case .wheel: OptionCell(minHeight: itemHeight, isCentered: true)
        case .listRows: OptionCell(minHeight: 0, isCentered: false)
        default: OptionCell(minHeight: Chrome.minimumRowHeight, isCentered: false)
        }
    }
}

/// The screen with the options of a picker whose style is `navigationLink`. Choosing one ends it.
nonisolated struct PickerScreen<SelectionValue: Hashable, Content: View>: View {
    @Environment(\.dismiss) private var dismiss
    private let title: String
    private let selection: Binding<SelectionValue>
    private let content: Content

    init(title: String, selection: Binding<SelectionValue>, content: Content) {
        self.title = title
        self.selection = selection
        self.content = content
    }

    @MainActor var body: some View {
        List {
            ForEach(subviews: content) { subview in
                let tag = PickerTag.tag(of: subview)
                if subview.node.isNoOption(tag: tag) {
                    subview
                } else {
                    PickerOption(
                        subview: subview,
                        isSelected: tag.map(PickerTag.unwrapped) == PickerTag.unwrapped(selection.wrappedValue),
                        isUsable: tag?.base is SelectionValue
                            && !subview.node.isKept(from: SelectionDisabledKey.self),
                        cell: OptionCell(minHeight: 0, isCentered: false)
                    ) {
                        if let value = tag?.base as? SelectionValue { selection.wrappedValue = value }
                        dismiss()
                    }
                }
            }
        }
        .navigationTitle(Text(verbatim: title))
    }
}
