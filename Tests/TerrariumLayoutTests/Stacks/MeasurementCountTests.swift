import Foundation
import TerrariumLayout
import Testing

/// Guards the cost of layout by counting measurements, not by time.
struct MeasurementCountTests {
    /// A window in which nothing runs out of space.
    private static let window = ProposedViewSize(width: 1e6, height: 1e6)

    /// Nests a leaf and lays the whole out.
    private func counts(
        _ depth: Int, of leaf: TestElement = color(), _ nest: (TestElement, Int) -> TestElement
    ) -> (leaf: Int, tree: Int) {
        let root = (0..<depth).reduce(leaf, nest)
        root.layOut(in: Self.window)
        return (leaf.measurements, root.totalMeasurements)
    }

    /// Content like text: the narrower it is offered, the higher it gets.
    private static func flowing(area: CGFloat) -> TestElement {
        leaf {
            let width = min(max($0.width ?? .infinity, 10), area / 10)
            return CGSize(width: width, height: area / width)
        }
    }

    @Test(arguments: [1, 10, 100])
    func aLeafInManyContainersIsMeasuredAFewTimes(_ depth: Int) {
        let counts = counts(depth) { inner, level in
            switch level % 5 {
            case 0:
                hstack {
                    inner; box(nil, 10, 10)
                }
            case 1: inner.padding(1)
            case 2:
                vstack {
                    box(nil, 10, 10); inner
                }
            case 3: inner.frame(maxWidth: .infinity)
            default:
                zstack {
                    inner; box(nil, 10, 10)
                }
            }
        }
        #expect(counts.leaf <= 9)
        #expect(counts.tree <= depth * 20)
    }

    @Test func pairsOfStacksGrowWithTheirNumberOnly() {
        let nest = { (inner: TestElement, _: Int) in
            hstack {
                color()
                vstack {
                    color(); inner; color().frame(minHeight: 3)
                }
                color().frame(maxWidth: 50)
            }
        }
        let few = counts(25, nest)
        let many = counts(50, nest)
        #expect(many.leaf <= 9)
        #expect(many.tree <= 50 * 70)
        #expect(many.tree <= few.tree * 5 / 2)
    }

    /// Widths decide heights and heights decide shares, so every level brings proposals of its own.
    @Test func pairsOfStacksWithFlowingContentDoNotExplode() {
        let counts = counts(50, of: Self.flowing(area: 2000)) { inner, _ in
            hstack {
                Self.flowing(area: 3000)
                vstack {
                    Self.flowing(area: 1000); inner; color().frame(maxHeight: 70)
                }
                color().frame(maxWidth: 50)
            }
        }
        #expect(counts.leaf <= 150)
        #expect(counts.tree <= 25_000)
    }

    /// Three for a row that shares its width: the least, the most and the share. One where there is nothing to share.
    @Test(arguments: [(10, 100.0, 3), (1000, 1e6, 3), (1000, nil, 1), (1000, 0, 1), (1000, .infinity, 1)])
    func aStackMeasuresEachViewAFewTimes(_ count: Int, _ width: CGFloat?, _ expected: Int) {
        let views = (0..<count).map { _ in color() }
        let row = TestContainer(HStackLayout(spacing: 0), views)
        row.layOut(in: ProposedViewSize(width: width, height: 20))
        #expect(views.allSatisfy { $0.measurements == expected })
        #expect(views.allSatisfy { $0.placements == 1 })
    }

    @Test func preferencesOfNestedStacksAreReadOnce() {
        var reads = 0
        let leaf = TestLeaf { proposal, _ in LeafSize.flexible(proposal) }
        leaf.spacing = { _ in
            reads += 1
            return ViewSpacing()
        }
        _ = counts(100, of: leaf) { inner, level in
            level % 2 == 0
                ? hstack {
                    inner; color()
                }
                : vstack {
                    inner; color()
                }
        }
        #expect(reads <= 2)
    }
}
