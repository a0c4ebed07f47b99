import Foundation
import TerrariumLayout

@resultBuilder
enum ElementBuilder {
    static func buildBlock(_ elements: TestElement...) -> [TestElement] { elements }
}

// MARK: Leaves

/// Takes what it is offered, 10 points where nothing is.
func color(_ name: String? = nil) -> TestElement {
    TestLeaf { proposal, _ in LeafSize.flexible(proposal) }.named(name)
}

func circle(_ name: String? = nil) -> TestElement {
    TestLeaf { proposal, _ in LeafSize.square(proposal) }.named(name)
}

func spacer(_ name: String? = nil, minLength: CGFloat? = nil) -> TestElement {
    let leaf = TestLeaf { proposal, axis in LeafSize.spacer(proposal, axis: axis, minimum: minLength) }
    leaf.spacing = { .spacer(along: $0) }
    leaf.priority = -.infinity
    return leaf.named(name)
}

func divider(_ name: String? = nil) -> TestElement {
    TestLeaf { proposal, axis in LeafSize.divider(proposal, axis: axis, thickness: 1) }.named(name)
}

/// A box of a fixed size.
func box(_ name: String? = nil, _ width: CGFloat, _ height: CGFloat) -> TestElement {
    TestLeaf { _, _ in CGSize(width: width, height: height) }.named(name)
}

/// A line of text with a baseline, 10 points a character.
func label(_ text: String, baseline: CGFloat, height: CGFloat = 20) -> TestElement {
    let leaf = TestLeaf { _, _ in CGSize(width: CGFloat(text.count) * 10, height: height) }
    leaf.guides[VerticalAlignment.firstTextBaseline.key] = { _ in baseline }
    leaf.guides[VerticalAlignment.lastTextBaseline.key] = { _ in baseline }
    return leaf.named(text)
}

/// A leaf that answers by a function of the proposal.
func leaf(_ name: String? = nil, _ answer: @escaping (ProposedViewSize) -> CGSize) -> TestElement {
    TestLeaf { proposal, _ in answer(proposal) }.named(name)
}

// MARK: Containers

func hstack(
    _ name: String? = nil, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ElementBuilder _ content: () -> [TestElement]
) -> TestElement {
    TestContainer(HStackLayout(alignment: alignment, spacing: spacing), content()).named(name)
}

func vstack(
    _ name: String? = nil, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ElementBuilder _ content: () -> [TestElement]
) -> TestElement {
    TestContainer(VStackLayout(alignment: alignment, spacing: spacing), content()).named(name)
}

func zstack(
    _ name: String? = nil, alignment: Alignment = .center, @ElementBuilder _ content: () -> [TestElement]
) -> TestElement {
    TestContainer(ZStackLayout(alignment: alignment), content()).named(name)
}

func container<L: Layout>(
    _ name: String? = nil, _ layout: L, @ElementBuilder _ content: () -> [TestElement]
) -> TestElement {
    TestContainer(layout, content()).named(name)
}

// MARK: Modifiers

extension TestElement {
    func named(_ name: String?) -> TestElement {
        self.name = name ?? self.name
        return self
    }

    func modified<L: UnaryLayout>(_ layout: L) -> TestElement {
        TestUnary(layout, self)
    }

    func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> TestElement {
        modified(FixedFrame(width: width, height: height, alignment: alignment))
    }

    func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> TestElement {
        modified(
            FlexibleFrame(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }

    func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> TestElement {
        modified(PaddingLayout(edges, length))
    }

    func padding(_ length: CGFloat) -> TestElement {
        padding(.all, length)
    }

    func fixedSize(_ axes: Axis.Set = [.horizontal, .vertical]) -> TestElement {
        modified(FixedSizeLayout(axes))
    }

    func aspectRatio(_ ratio: CGFloat? = nil, _ mode: ContentMode) -> TestElement {
        modified(AspectRatioLayout(ratio, contentMode: mode))
    }

    func offset(_ x: CGFloat, _ y: CGFloat) -> TestElement {
        modified(OffsetLayout(CGSize(width: x, height: y)))
    }

    func position(_ x: CGFloat, _ y: CGFloat) -> TestElement {
        modified(PositionLayout(CGPoint(x: x, y: y)))
    }

    func guide(_ guide: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> TestElement {
        modified(AlignmentGuideLayout(guide.key, computeValue: value))
    }

    func guide(_ guide: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> TestElement {
        modified(AlignmentGuideLayout(guide.key, computeValue: value))
    }

    func overlay(_ alignment: Alignment = .center, _ content: () -> TestElement) -> TestElement {
        TestLayered(self, content(), alignment: alignment)
    }

    func background(_ alignment: Alignment = .center, _ content: () -> TestElement) -> TestElement {
        TestLayered(self, content(), alignment: alignment)
    }

    func priority(_ priority: Double) -> TestElement {
        ownPriority = priority
        return self
    }

    func value<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) -> TestElement {
        traits[ObjectIdentifier(key)] = value
        return self
    }
}
