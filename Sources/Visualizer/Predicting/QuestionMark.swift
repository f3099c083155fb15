import Canvas
import Foundation
import UIKit

/// Where the open question of predict mode is asked, on the flat stage.
@MainActor
struct QuestionMark {
  private let place: CGPoint

  init?(_ workspace: Workspace) {
    guard let question = workspace.openQuestion else { return nil }
    place = workspace.camera.toStage(question.at)
    guard place.isDrawable else { return nil }
  }

  private static let radius: CGFloat = 14

  var box: CGRect { CGRect(around: place, radius: Self.radius) }

  func show(_ ui: inout Interface) {
    ui.disc(at: place, radius: Self.radius, ui.theme.panel.withAlpha(0.6))
    ui.ring(at: place, radius: Self.radius, Stroke(ui.theme.asking, width: 2))
    ui.disc(at: place, radius: 3, ui.theme.asking)
  }
}
