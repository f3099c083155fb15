import Diagnosis
import Foundation

/// What changes how the window suits somebody, and never the scene.
enum ComfortCommand: Equatable, Sendable {
  case nextTheme
  /// Steps of the text's size; 0 is the usual one.
  case enlarge(Int)
  case toggleProjector
  case toggleMotion
  /// The system wishes no motion; kept for this run only.
  case keepStill
  case togglePart(Panels.Part)
  case toggleAllParts
  /// A border was dragged; nil puts it where it suits the window.
  case resize(Panels.Divider, CGFloat?)
  /// What touch areas are measured by.
  case measure(MinimumTarget)
  /// The card for newcomers.
  case greet
}
