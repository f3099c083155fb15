import Canvas
import Foundation
import UIKit

/// Draws the dead zones on the flat stage, each hatched by its cause.
@MainActor
struct DeadZoneLayer {
  let workspace: Workspace

  init?(_ workspace: Workspace) {
    guard workspace.layers.contains(.deadZones), !workspace.deadZones.isEmpty else { return nil }
    self.workspace = workspace
  }

  func show(in rect: CGRect, _ ui: inout Interface) {
    let camera = workspace.camera
    // All of a cause at once: one clip, however many zones there are. What is held is drawn for
    // itself, so that the others need not be drawn again while it moves.
    var (still, held): ([DeadZone.Kind: Outline], [DeadZone.Kind: Outline]) = ([:], [:])
    let branch = workspace.heldBranch
    for zone in workspace.deadZones {
      let outline = outline(zone)
      guard outline.isDrawable, outline.box?.meets(rect) == true else { continue }
      if let branch, workspace.projection.index[zone.view].map(branch.contains) == true {
        held[zone.kind, default: Outline()].elements += outline.elements
      } else {
        still[zone.kind, default: Outline()].elements += outline.elements
      }
    }
    for areas in [still, held] {
      for kind in DeadZone.Kind.allCases {
        guard let area = areas[kind] else { continue }
        ui.hatch(area, kind, in: rect, from: camera.origin)
        ui.path(area, stroke: Stroke(ui.theme.neverAsked, width: 1.25, dash: [5, 4]))
      }
    }
    if let zone = workspace.shownDeadZone.map({ workspace.deadZones[$0] }) {
      let outline = outline(zone)
      if outline.isDrawable { ui.path(outline, stroke: Stroke(ui.theme.refused, width: 2.5)) }
    }
  }

  private func outline(_ zone: DeadZone) -> Outline {
    var outline = Outline()
    for polygon in zone.outlines where polygon.count > 2 {
      outline.elements +=
        Outline(polygon: polygon.map { workspace.camera.toStage($0) }).elements
    }
    return outline
  }
}

extension Outline {
  /// The rectangle around all its points; nil where it has none.
  var box: CGRect? {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quad(let end, let control): points += [end, control]
      case .cubic(let end, let control1, let control2): points += [end, control1, control2]
      case .close: break
      }
    }
    return points.isEmpty ? nil : CGRect(around: points)
  }
}
