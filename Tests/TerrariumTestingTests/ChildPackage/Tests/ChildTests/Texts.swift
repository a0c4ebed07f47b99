import Foundation

/// A text of the run's choice, so that one build of this package fails in many ways.
func text(_ variable: String = "CHILD_TEXT", default text: String = "window\n  Text \"one\"\n") -> String {
    ProcessInfo.processInfo.environment[variable] ?? text
}
