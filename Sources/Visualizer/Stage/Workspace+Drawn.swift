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
    var box = CGRect.null
    for corner in projection.views[index].corners {
      box = box.union(CGRect(origin: camera.toStage(corner), size: .zero))
    }
    return box
  }

  /// The views to draw, back to front: on the stage, large enough to see, and not the twin of the
  /// view around them (a thousand wrappers in one place are one rectangle).
  func drawn(in rect: CGRect) -> [Int] {
    var drawn: [Int] = []
    for index in projection.paintingOrder {
      let view = projection.views[index]
      guard view.corners.allSatisfy({ camera.toStage($0).isDrawable }) else { continue }
      let box = stageExtent(index)
      guard box.intersects(rect.insetBy(dx: -4, dy: -4)), box.width + box.height > 1 else {
        continue
      }
      if isTwin(index), view.id != lit, view.id != selection { continue }
      drawn.append(index)
    }
    return drawn.count > Self.mostDrawn ? Array(drawn.prefix(Self.mostDrawn)) : drawn
  }

  /// Lies exactly over its superview and has nothing of its own to show.
  private func isTwin(_ index: Int) -> Bool {
    let view = projection.views[index]
    guard let parent = view.parent, view.depth > 24 else { return false }
    return view.corners == projection.views[parent].corners && view.looks.region == nil
  }
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
