import Canvas
import Foundation

extension Workspace {
  mutating func perform(_ command: ComfortCommand) {
    switch command {
    case .nextTheme: theme = theme.next
    case .enlarge(0): comfort.textSize = 100
    case .enlarge(let steps): comfort.enlarge(by: steps)
    case .toggleProjector:
      comfort.isProjector.toggle()
      // Another size of everything: what was chosen for the one suits the other no more.
      isCameraFitted = true
      pressedKey = nil
    case .toggleMotion:
      // Somebody's own word counts more than the system's.
      comfort.reducesMotion = !reducesMotion
      isStillBySystem = false
    case .keepStill: isStillBySystem = true
    case .togglePart(let part): comfort.panels.toggle(part)
    case .toggleAllParts: comfort.panels.toggleAll()
    case .resize(let divider, let length): comfort.panels[divider] = length
    case .measure(let minimum): comfort.minimumTarget = minimum
    case .greet: isHintShown = !comfort.isGreeted
    }
  }

  var reducesMotion: Bool { comfort.reducesMotion || isStillBySystem }

  /// Somebody has found out how it goes.
  mutating func dismissHint() {
    guard isHintShown else { return }
    isHintShown = false
    comfort.isGreeted = true
  }

  /// With reduced motion everything that would glide is where it goes.
  mutating func arrive() {
    guard reducesMotion else { return }
    player.arrive()
    ripple = nil
    camera = cameraTarget
    exploded.settle()
  }
}
