import Foundation
import Terrarium

/// Rules that meet.
extension LayoutExample {
    @LayoutExamples static var mixtures: [LayoutExample] {
        LayoutExample(
            "a bar at the bottom of a ZStack", 100, 80,
            "root 0 0 100 80, back 0 0 100 80, f 20 0 60 80, bar 20 60 60 20"
        ) {
            ZStack {
                fill("back")
                box("bar", 60, 20).frame(maxHeight: .infinity, alignment: .bottom).named("f")
            }
        }
        LayoutExample(
            "a card: picture, two lines, button", 300, 100,
            "card 0 18 300 64, pic 8 26 48 48, title 64 30 50 20, sub 64 50 80 20, go 262 40 30 20"
        ) {
            HStack {
                Color.red.aspectRatio(1, contentMode: .fill).frame(width: 48, height: 48).named("pic")
                VStack(alignment: .leading, spacing: 0) {
                    Text("Title").named("title")
                    Text("subtitle").named("sub")
                }
                Spacer()
                Text("Go!").named("go")
            }
            .padding(8)
            .named("card")
        }
        LayoutExample(
            "a page: header, content that scrolls, footer", 100, 200,
            "head 0 0 100 30, body 0 30 100 150, a 0 30 100 10, foot 40 180 20 20"
        ) {
            VStack(spacing: 0) {
                Color.red.frame(height: 30).named("head")
                ScrollView { fill("a") }.named("body")
                Text("ok").named("foot")
            }
        }
        LayoutExample(
            "labels that line up at a colon", 200, 60, "a 45 10 40 20, x 85 10 50 20, b 65 30 20 20, y 85 30 70 20"
        ) {
            VStack(alignment: .waist, spacing: 0) {
                HStack(spacing: 0) {
                    Text("Name").named("a").alignmentGuide(.waist) { $0[.trailing] }
                    Text("Terra").named("x")
                }
                HStack(spacing: 0) {
                    Text("It").named("b").alignmentGuide(.waist) { $0[.trailing] }
                    Text("is wide").named("y")
                }
            }
        }
        LayoutExample("squares in a flexible row keep their ratio", 100, 60, "a 0 7 46 46, b 54 7 46 46") {
            HStack {
                Color.red.aspectRatio(1, contentMode: .fit).named("a")
                Color.red.aspectRatio(1, contentMode: .fit).named("b")
            }
        }
        LayoutExample(
            "a column of a fixed size in a row that is too narrow", 60, 60,
            "root -20 10 100 40, a -20 20 50 20, t 30 10 50 20, b 30 30 50 20"
        ) {
            HStack(spacing: 0) {
                box("a", 50, 20)
                VStack(spacing: 0) {
                    box("t", 50, 20)
                    box("b", 50, 20)
                }
                .fixedSize()
            }
        }
        LayoutExample("a reader in a row makes the rest of it", 100, 40, "a 0 10 20 20, g 28 0 72 40, c 28 0 36 40") {
            HStack {
                box("a", 20, 20)
                GeometryReader { proxy in box("c", proxy.size.width / 2, proxy.size.height) }.named("g")
            }
        }
        LayoutExample("padding, frame and background in both orders", 100, 60, "one 0 15 60 30, two 60 10 40 40") {
            HStack(spacing: 0) {
                Color.red.frame(width: 40, height: 10).padding(10).background { fill("one") }
                Color.red.padding(10).frame(width: 40, height: 40).background { fill("two") }
            }
        }
        LayoutExample("a priority among texts: the other is cut", 80, 20, "l 1 0 50 20, r 59 0 20 20") {
            HStack {
                Text("hello").named("l").layoutPriority(1).lineLimit(1)
                Text("world").named("r").lineLimit(1)
            }
        }
        LayoutExample("a ZStack's overlay in a safe area", 100, 100, "z 30 30 40 40, o 60 60 20 20") {
            ZStack { box("a", 40, 40) }
                .overlay(alignment: .bottomTrailing) { box("o", 20, 20).offset(x: 10, y: 10) }
                .named("z")
        }
        LayoutExample(
            "a grid of flexible and fixed columns with a divider", 100, 60,
            "a 0 0 72 20, b 80 0 20 20, d 0 28 100 1, e 0 37 72 20"
        ) {
            Grid {
                GridRow {
                    Color.red.frame(height: 20).named("a")
                    box("b", 20, 20)
                }
                Divider().named("d")
                GridRow { Color.red.frame(height: 20).named("e") }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
        LayoutExample("a scroll view of pages next to each other", 100, 60, "a 0 0 100 60, b 110 0 100 60") {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                    fill("a").containerRelativeFrame([.horizontal, .vertical])
                    fill("b").containerRelativeFrame([.horizontal, .vertical])
                }
            }
        }
        LayoutExample(
            "right to left: guides, padding and an overlay together", 100, 60,
            "root 30 15 40 30, c 30 20 30 20, o 60 15 10 10"
        ) {
            box("c", 30, 20)
                .padding(EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 0))
                .overlay(alignment: .topLeading) { box("o", 10, 10) }
                .environment(\.layoutDirection, .rightToLeft)
        }
    }
}
