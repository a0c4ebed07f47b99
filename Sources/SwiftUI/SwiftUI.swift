// What a file sees that says `import SwiftUI` where Apple's module does not exist.
@_exported public import Combine
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation
@_exported public import Terrarium
@_exported public import UniformTypeIdentifiers
