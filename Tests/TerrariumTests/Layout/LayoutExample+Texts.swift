import Foundation
import Terrarium

/// Texts: characters are 10 points wide and lines 20 high.
extension LayoutExample {
    @LayoutExamples static var texts: [LayoutExample] {
        LayoutExample("a text that fits is as long as its words", 200, 100, "root 45 40 110 20") {
            Text("hello world")
        }
        LayoutExample("what is too high is cut at whole lines", 30, 45, "root 0 2.5 30 40") {
            Text("aaa bbb ccc")
        }
        LayoutExample("one line is always there", 30, 5, "root 0 -7.5 30 20") {
            Text("aaa")
        }
        LayoutExample("a text wraps between words, and is as wide as its longest line", 75, 100, "root 12.5 20 50 60") {
            Text("hello big world")
        }
        LayoutExample("a word longer than the line is broken", 40, 100, "root 0 20 40 60") {
            Text("abcdefghij")
        }
        LayoutExample("nothing proposed: a line for each paragraph", nil, nil, "root 0 0 110 40") {
            Text("hello\nhello world")
        }
        LayoutExample("an empty line counts", 100, 100, "root 45 20 10 60") {
            Text("a\n\nb")
        }
        LayoutExample("a limit of lines", 50, 100, "root 0 30 50 40") {
            Text("aaaaa bbbbb ccccc").lineLimit(2)
        }
        LayoutExample("reserved lines", 100, 100, "root 45 20 10 60") {
            Text("a").lineLimit(3, reservesSpace: true)
        }
        LayoutExample("at least two lines", 100, 100, "root 45 30 10 40") {
            Text("a").lineLimit(2...)
        }
        LayoutExample("wide characters take two cells", 100, 100, "root 20 40 60 20") {
            Text("日本語")
        }
        LayoutExample("and wrap anywhere", 50, 100, "root 5 30 40 40") {
            Text("日本語")
        }
        LayoutExample("an empty text takes no room", 100, 100, "root 50 50 0 0") {
            Text("")
        }
        LayoutExample("joined texts", 100, 100, "root 30 40 40 20") {
            Text("ab") + Text("cd").bold()
        }
        LayoutExample("a text in a row is wrapped in its share", 100, 100, "t 0 30 50 40, r 50 0 50 100") {
            HStack(spacing: 0) {
                Text("hello world").named("t")
                fill("r")
            }
        }
        LayoutExample("a text of a higher rank gets all it wants", 100, 20, "t 0 0 80 20, r 80 0 20 20") {
            HStack(spacing: 0) {
                Text("abcdefgh").named("t").layoutPriority(1)
                fill("r")
            }
        }
        LayoutExample("two texts and a Spacer", 100, 20, "l 0 0 20 20, r 80 0 20 20") {
            HStack {
                Text("ab").named("l")
                Spacer()
                Text("cd").named("r")
            }
        }
        LayoutExample("the width between two texts", 100, 20, "l 26 0 20 20, r 54 0 20 20") {
            HStack {
                Text("ab").named("l")
                Text("cd").named("r")
            }
        }
    }
}
