import Foundation
import Testing

@testable import Terrarium
@testable import TerrariumLayout

struct MeasurementCacheTests {
    private func proposal(_ number: Int) -> ProposedViewSize {
        ProposedViewSize(width: CGFloat(number), height: nil)
    }

    private func size(_ number: Int) -> CGSize { CGSize(width: number, height: -number) }

    /// What is known of a proposal. A cache cannot be copied, so that expectations are given what it says.
    private func known(_ cache: borrowing MeasurementCache, _ proposal: ProposedViewSize) -> CGSize? {
        cache.size(for: proposal)
    }

    private func sizes(_ cache: borrowing MeasurementCache) -> [CGSize] {
        var sizes: [CGSize] = []
        _ = cache.contains {
            sizes.append($0.size)
            return false
        }
        return sizes
    }

    @Test func theLastEightAnswersAreKnown() {
        var cache = MeasurementCache()
        for number in 0..<30 {
            let before = known(cache, proposal(number))
            #expect(before == nil)
            cache.store(size(number), for: proposal(number))
            for earlier in 0...number {
                let known = known(cache, proposal(earlier))
                #expect(known == (number - earlier < 8 ? size(earlier) : nil))
            }
        }
    }

    @Test func lengthsThatAreNotProposedAreNoNumbers() {
        let lengths: [CGFloat?] = [nil, 0, 1, .infinity, .greatestFiniteMagnitude]
        let all = lengths.flatMap { width in lengths.map { ProposedViewSize(width: width, height: $0) } }
        for (number, one) in all.enumerated() {
            var cache = MeasurementCache()
            cache.store(size(number), for: one)
            for other in all {
                let known = known(cache, other)
                #expect(known == (one == other ? size(number) : nil))
            }
            let isOther = cache.contains { $0.proposal != one || $0.size != size(number) }
            #expect(!isOther)
        }
    }

    @Test func whatIsNoNumberIsNeverKnown() {
        var cache = MeasurementCache()
        cache.store(.zero, for: ProposedViewSize(width: .nan, height: 1))
        cache.store(.zero, for: ProposedViewSize(width: 1, height: .nan))
        for (width, height) in [(CGFloat.nan, 1), (nil, 1), (1, nil)] as [(CGFloat?, CGFloat?)] {
            let known = known(cache, ProposedViewSize(width: width, height: height))
            #expect(known == nil)
        }
    }

    @Test(arguments: [0, 1, 2, 3, 8, 11])
    func whatIsForgottenIsHandedOver(_ count: Int) {
        var cache = MeasurementCache()
        for number in 0..<count { cache.store(size(number), for: proposal(number)) }
        let old = cache.takeAll()
        let (isEmpty, wasEmpty, sizes) = (cache.isEmpty, old.isEmpty, sizes(old))
        #expect(isEmpty)
        #expect(wasEmpty == (count == 0))
        #expect(sizes == (max(count - 8, 0)..<count).map(size))
        let hasLast = old.contains { $0.size == size(count - 1) }
        #expect(hasLast == (count > 0))
        cache.store(size(1), for: proposal(1))
        let known = known(cache, proposal(1))
        #expect(known == size(1))
    }
}
