import Scenes
import UIKit

/// What can be done about an import.
enum ImportCommand: Equatable, Sendable {
  case showReport(Bool)
  /// Another scene of a storyboard, by its place.
  case choose(Int)
  case copyCapture(FileRequest.Capture)
}
