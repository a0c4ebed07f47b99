import Foundation
import TerrariumLayout
import Testing

struct FlexibleFrameTests {
    @Test(arguments: cases)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let cases = [
        LayoutCase("limits on both axes", 500, 500, "root 150 200 200 100, r 150 200 200 100") {
            color("r").frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100)
        },
        LayoutCase("fills, top leading", 500, 500, "root 0 0 500 500, r 0 0 100 100") {
            box("r", 100, 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        },
        LayoutCase("fills, trailing", 500, 500, "root 0 0 500 500, r 400 200 100 100") {
            box("r", 100, 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
        },
        LayoutCase("a minimum below the content", 200, 100, "root 75 25 50 50, c 75 25 50 50") {
            box("c", 50, 50).frame(minWidth: 20)
        },
        LayoutCase("an ideal length and a proposal", 200, 100, "root 0 0 200 100, c 0 0 200 100") {
            color("c").frame(idealWidth: 70, idealHeight: 30)
        },
        LayoutCase("padding around a wide frame", 200, 100, "root 0 30 200 40, f 10 40 180 20, c 150 40 40 20") {
            box("c", 40, 20).frame(maxWidth: .infinity, alignment: .trailing).named("f").padding(10)
        },
        LayoutCase("two wide frames share", 200, 50, "fa 0 15 100 20, a 10 15 80 20, fb 100 15 100 20, b 140 15 20 20")
        {
            hstack(spacing: 0) {
                box("a", 80, 20).frame(maxWidth: .infinity).named("fa")
                box("b", 20, 20).frame(maxWidth: .infinity).named("fb")
            }
        },
        LayoutCase(
            "two frames without minimum share exactly", 90, 50,
            "fa 0 15 45 20, a -17.5 15 80 20, fb 45 15 45 20, b 57.5 15 20 20"
        ) {
            hstack(spacing: 0) {
                box("a", 80, 20).frame(minWidth: 0, maxWidth: .infinity).named("fa")
                box("b", 20, 20).frame(minWidth: 0, maxWidth: .infinity).named("fb")
            }
        },
    ]

    /// What the content answers on the measured axis, the limits, and the frame's length for some proposals.
    struct Row: CustomTestStringConvertible, Sendable {
        let limits: FrameLimits
        let content: CGFloat
        let proposed: CGFloat?
        let length: CGFloat
        var testDescription: String { "\(limits) around \(content), proposed \(proposed ?? -1)" }

        init(_ limits: FrameLimits, around content: CGFloat, proposed: CGFloat?, _ length: CGFloat) {
            self.limits = limits
            self.content = content
            self.proposed = proposed
            self.length = length
        }
    }

    @Test(arguments: Axis.allCases, rows)
    func takesALength(_ axis: Axis, _ row: Row) {
        let content = box(nil, row.content, row.content)
        let free = FrameLimits()
        let frame = FlexibleFrame(
            horizontal: axis == .horizontal ? row.limits : free, vertical: axis == .vertical ? row.limits : free)
        let proposal = ProposedViewSize(axis, row.proposed, 3)
        #expect(frame.sizeThatFits(proposal, child: LayoutSubview(content))[axis] == row.length)
    }

    private static let rows = [
        Row(FrameLimits(), around: 50, proposed: nil, 50),
        Row(FrameLimits(), around: 50, proposed: 80, 50),
        Row(FrameLimits(ideal: 70), around: 50, proposed: nil, 70),
        Row(FrameLimits(ideal: 70), around: 50, proposed: 30, 50),
        Row(FrameLimits(minimum: 20), around: 50, proposed: nil, 50),
        Row(FrameLimits(minimum: 60), around: 50, proposed: nil, 60),
        Row(FrameLimits(minimum: 20), around: 50, proposed: 80, 50),
        Row(FrameLimits(minimum: 20), around: 50, proposed: 30, 30),
        Row(FrameLimits(minimum: 20), around: 50, proposed: 10, 20),
        Row(FrameLimits(minimum: 60), around: 50, proposed: 100, 60),
        Row(FrameLimits(minimum: 60, ideal: 90), around: 50, proposed: nil, 90),
        Row(FrameLimits(maximum: 40), around: 50, proposed: nil, 40),
        Row(FrameLimits(maximum: 80), around: 50, proposed: nil, 50),
        Row(FrameLimits(maximum: 80), around: 50, proposed: 60, 60),
        Row(FrameLimits(maximum: 80), around: 50, proposed: 10, 50),
        Row(FrameLimits(maximum: 80), around: 50, proposed: 100, 80),
        Row(FrameLimits(maximum: .infinity), around: 50, proposed: 100, 100),
        Row(FrameLimits(maximum: .infinity), around: 50, proposed: 10, 50),
        Row(FrameLimits(maximum: .infinity), around: 50, proposed: .infinity, .infinity),
        Row(FrameLimits(ideal: 30, maximum: 80), around: 50, proposed: nil, 30),
        Row(FrameLimits(minimum: 20, maximum: 80), around: 100, proposed: nil, 80),
        Row(FrameLimits(minimum: 20, maximum: 80), around: 10, proposed: nil, 20),
        Row(FrameLimits(minimum: 20, maximum: 80), around: 100, proposed: 10, 20),
        Row(FrameLimits(minimum: 20, maximum: 80), around: 100, proposed: 30, 30),
        Row(FrameLimits(minimum: 20, maximum: 80), around: 10, proposed: 200, 80),
        Row(FrameLimits(minimum: 20, ideal: 40, maximum: 80), around: 10, proposed: nil, 40),
    ]

    /// The limits as given and as used, and what is reported.
    private static let disorder: [(FrameLimits, FrameLimits, LayoutDiagnostics)] = [
        (FrameLimits(minimum: -3), FrameLimits(minimum: 0), .contradictoryFrame),
        (FrameLimits(minimum: 50, ideal: 30), FrameLimits(minimum: 50, ideal: 50), .contradictoryFrame),
        (FrameLimits(minimum: 50, maximum: 30), FrameLimits(minimum: 50, maximum: 50), .contradictoryFrame),
        (FrameLimits(ideal: 50, maximum: 30), FrameLimits(ideal: 50, maximum: 50), .contradictoryFrame),
        (FrameLimits(maximum: -30), FrameLimits(maximum: 0), .contradictoryFrame),
        (FrameLimits(minimum: .infinity), FrameLimits(), .invalidFrame),
        (FrameLimits(ideal: .infinity, maximum: .infinity), FrameLimits(maximum: .infinity), .invalidFrame),
        (FrameLimits(minimum: .nan, ideal: .nan, maximum: .nan), FrameLimits(), .invalidFrame),
        (FrameLimits(minimum: 1, ideal: 2, maximum: 3), FrameLimits(minimum: 1, ideal: 2, maximum: 3), []),
    ]

    @Test(arguments: disorder)
    func putsLimitsInOrder(_ limits: FrameLimits, _ expected: FrameLimits, _ diagnostics: LayoutDiagnostics) {
        #expect(limits.minimum == expected.minimum)
        #expect(limits.ideal == expected.ideal)
        #expect(limits.maximum == expected.maximum)
        #expect(limits.diagnostics == diagnostics)
    }

    /// What content is offered when a frame is placed: the frame's length, unless the content chose that length.
    @Test(
        arguments: [
            (FrameLimits(minimum: 20), nil, 50, nil),
            (FrameLimits(minimum: 50), nil, 50, 50),
            (FrameLimits(maximum: 50), nil, 50, 50),
            (FrameLimits(maximum: 80), nil, 50, nil),
            (FrameLimits(ideal: 70), nil, 70, 70),
            (FrameLimits(maximum: .infinity), 100, 100, 100),
            (FrameLimits(), 100, 50, 100),
            (FrameLimits(), nil, 50, nil),
        ] as [(FrameLimits, CGFloat?, CGFloat, CGFloat?)])
    func offersItsLengthWhenPlaced(_ limits: FrameLimits, _ proposed: CGFloat?, _ length: CGFloat, _ offered: CGFloat?)
    {
        let content = color()
        let frame = FlexibleFrame(horizontal: limits, vertical: FrameLimits())
        let placement = frame.placement(
            of: LayoutSubview(content), in: CGSize(width: length, height: 10),
            proposal: ProposedViewSize(width: proposed, height: 10))
        #expect(placement.proposal.width == offered)
    }

    @Test func describesItself() {
        let frame = FlexibleFrame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        #expect(frame.description == "frame maxWidth=inf minHeight=44 align=leading")
        #expect(frame.signature == "frame(maxWidth: .infinity, minHeight: 44)")
    }
}
