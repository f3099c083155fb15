import Foundation

extension Workspace {
  /// Shows windows, sticking-out children and probes, with room for the sentence below, for a card
  /// beside it where the stage is wide enough, and for the controls above where they can't stand beside.
  var fittedCamera: Camera {
    var content = projection.extent
    for probe in scene?.document.probes ?? [] where probe.on == nil {
      // A probe far away would make everything else too small to see.
      let reach = content.insetBy(dx: -content.width / 4, dy: -content.height / 4)
      if reach.holds(probe.at) { content = content.union(CGRect(origin: probe.at, size: .zero)) }
    }
    if let comparison, beforeStage.width > 0 {
      content = content.union(comparison.projection.extent)
    }
    guard !content.isNull, !content.isInfinite else { return Camera(origin: stage.origin) }
    let top: CGFloat = mode == .edit ? EditBar.room : 16
    let camera = camera(on: content, below: top)
    let right = camera.toStage(CGPoint(x: content.maxX, y: 0)).x
    let isBeside = right <= stage.maxX - 12 - TouchField.width - StageTop.gap + 1
    let hasOneRow = mode == .edit && stage.width >= EditBar.width + TouchField.width + 40
    return isBeside || hasOneRow ? camera : self.camera(on: content, below: top + StageTop.line)
  }

  private func camera(on content: CGRect, below top: CGFloat) -> Camera {
    let room = CGRect(
      x: stage.minX + 16, y: stage.minY + top, width: max(stage.width - 32, 1),
      height: max(stage.height - top - StageLabels.sentenceRoom, 1))
    var camera = Camera.fitting(content, in: room)
    let beside = stage.maxX - camera.toStage(CGPoint(x: content.maxX, y: 0)).x
    let before = camera.toStage(content.origin).x - room.minX
    if beside < cardRoom, before + beside >= cardRoom {
      camera.origin.x -= (cardRoom - beside).rounded(.up)
    }
    return camera
  }

  /// How wide the cards are that stand beside the scene, with the gaps around them.
  private var cardRoom: CGFloat {
    let callout = StageLabels.calloutSize(onStageOf: stage.width).width
    return switch mode {
    case .touch: max(callout + 28, TouchField.width + 12 + StageTop.gap)
    // The heads of pins stick out.
    case .edit: callout + 40
    case .predict: max(callout, PredictCard.widths.lowerBound) + 28
    }
  }

  /// Puts the camera where it is going, without a glide: a new scene or a new window size.
  mutating func settleCamera() {
    if isCameraFitted { cameraTarget = fittedCamera }
    camera = cameraTarget
  }

  mutating func stageChanged(to layout: WindowLayout) {
    beforeStage = layout.before
    let rect = layout.stage
    guard rect != stage else { return }
    let moved = CGSize(width: rect.midX - stage.midX, height: rect.midY - stage.midY)
    stage = rect
    if !isCameraFitted { cameraTarget.pan(by: moved) }
    if !exploded.isFitted { exploded.target.pan(by: moved) }
    settleCamera()
    settlePlanes()
  }

  var isCameraMoving: Bool { camera != cameraTarget }

  mutating func advanceCamera(by seconds: Double) {
    guard isCameraMoving else { return }
    camera = camera.glided(to: cameraTarget, share: CGFloat(1 - exp(-seconds * 18)))
    if camera.isNear(cameraTarget) { camera = cameraTarget }
  }
}
