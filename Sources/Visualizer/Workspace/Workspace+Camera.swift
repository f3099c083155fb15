import Foundation

extension Workspace {
  /// Shows windows, sticking-out children and probes, with room for the sentence below.
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
    let room = CGRect(
      x: stage.minX + 16, y: stage.minY + top, width: max(stage.width - 32, 1),
      height: max(stage.height - top - StageLabels.sentenceRoom, 1))
    var camera = Camera.fitting(content, in: room)
    // The card of who is asked stands beside the scene, where there is room for both.
    let card = StageLabels.calloutSize(onStageOf: stage.width).width + 28
    let beside = stage.maxX - camera.toStage(CGPoint(x: content.maxX, y: 0)).x
    let before = camera.toStage(content.origin).x - room.minX
    if beside < card, before + beside >= card { camera.origin.x -= (card - beside).rounded(.up) }
    return camera
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
