// The one line that makes SwiftUI's names known in every file of this module, those that import only Foundation included.
@_exported import SwiftUI
