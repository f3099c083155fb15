import Canvas
import Foundation

extension PlacedView {
  /// Sides parallel to the screen's, so that it can be drawn as a rectangle.
  var isUpright: Bool { toScreen.b == 0 && toScreen.c == 0 }
}

extension Workspace {
  /// A frame never draws more views than this; far more can't be told apart.
  static let mostDrawn = 6000

  func stageBox(_ index: Int) -> CGRect {
    let corners = projection.views[index].corners
    let (a, b) = (camera.toStage(corners[0]), camera.toStage(corners[2]))
    return CGRect(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }

  /// The box around a view on the stage, turned or not.
  func stageExtent(_ index: Int) -> CGRect {
    let box = projection.views[index].box
    let origin = camera.toStage(box.origin)
    return CGRect(
      x: origin.x, y: origin.y, width: box.width * camera.scale, height: box.height * camera.scale)
  }

  /// The views to draw, back to front: on the stage, large enough to see, and not the twin of the
  /// view around them (a thousand wrappers in one place are one rectangle).
  func drawn(in rect: CGRect) -> [Int] {
    shown.camera == camera && shown.rect == rect && shown.touch == touchCount
      ? shown.views : seek(in: rect)
  }

  /// Looks for the views to draw when camera, stage or scene have changed; once, not in each panel.
  mutating func layStage() {
    guard shown.camera != camera || shown.rect != stage || shown.touch != touchCount else { return }
    shown = Shown(camera: camera, rect: stage, touch: touchCount, views: seek(in: stage))
  }

  private func seek(in rect: CGRect) -> [Int] {
    let area = rect.insetBy(dx: -4, dy: -4)
    var drawn: [Int] = []
    for index in projection.paintingOrder {
      let box = stageExtent(index)
      guard box.origin.isDrawable, abs(box.width) < 1e6, abs(box.height) < 1e6,
        box.width + box.height > 1, box.minX < area.maxX, box.minY < area.maxY,
        box.maxX > area.minX, box.maxY > area.minY, !isTwin(index)
      else { continue }
      drawn.append(index)
      if drawn.count == Self.mostDrawn { break }
    }
    return drawn
  }

  /// Lies exactly over its superview and has nothing of its own to show.
  private func isTwin(_ index: Int) -> Bool {
    let view = projection.views[index]
    guard let parent = view.parent, view.depth > 24 else { return false }
    return view.corners == projection.views[parent].corners && view.looks.region == nil
  }
}

/// The views on the stage, and for which camera they were looked for.
struct Shown: Sendable {
  var camera: Camera?
  var rect = CGRect.null
  var touch = 0
  var views: [Int] = []
}

extension CGPoint {
  /// Within what a rasteriser can reckon with.
  var isDrawable: Bool { abs(x) < 1e6 && abs(y) < 1e6 }
}

extension Outline {
  var isDrawable: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let end), .line(let end): end.isDrawable
      case .quad(let end, let control): end.isDrawable && control.isDrawable
      case .cubic(let end, let first, let second):
        end.isDrawable && first.isDrawable && second.isDrawable
      case .close: true
      }
    }
  }
}
