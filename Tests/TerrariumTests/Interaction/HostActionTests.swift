import Foundation
import Terrarium
import Testing

@Suite struct HostActionTests {
    @Test(
        arguments: [
            (.tap, "tap", "be tapped"),
            (.longPress, "longPress", "be pressed for a while"),
            (.increment, "increment", "be incremented"),
            (.decrement, "decrement", "be decremented"),
            (.type("a", replacing: true), "type", "be typed into"),
            (.submit, "submit", "be submitted"),
            (.focus, "focus", "take the focus"),
            (.setBool(true), "set", "be set to true"),
            (.setNumber(2.5), "set", "be set to the number 2.5"),
            (.selectTag(3), "select", "select the tag 3"),
            (.selectOption("tea"), "select", #"select the option "tea""#),
            (.scroll(to: "end"), "scroll", "be scrolled to end"),
            (.swipe(edge: "leading"), "swipe", "be swiped from the leading edge"),
            (.refresh, "refresh", "be refreshed"),
        ] as [(HostAction, String, String)])
    func words(_ action: HostAction, name: String, description: String) {
        #expect(action.name == name)
        #expect(action.description == description)
    }
}
