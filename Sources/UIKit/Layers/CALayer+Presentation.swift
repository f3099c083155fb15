extension CALayer {
  /// The layer as it is seen now; the layer itself for a class that the engine can't copy.
  final var shown: CALayer {
    if presented != nil { return self }
    guard let copy = Self.copies[ObjectIdentifier(type(of: self))] else { return self }
    let state = shownState
    // As long as nothing has moved, it is one object, so that a hit can be compared by identity.
    if let latestPresentation, LayerState(latestPresentation) == state {
      return latestPresentation
    }
    let shown = copy(self)
    shown.take(state)
    shown.presented = self
    latestPresentation = shown
    return shown
  }

  /// What the animations make of the layer's own values now, in the order in which they were added.
  final var shownState: LayerState {
    var state = LayerState(self)
    for playing in animations { playing.apply(to: &state) }
    return state
  }

  /// Swift makes no copy of an object of a class it only knows at run time.
  private static let copies: [ObjectIdentifier: @MainActor (CALayer) -> CALayer] = [
    ObjectIdentifier(CALayer.self): { CALayer(layer: $0) },
    ObjectIdentifier(CAShapeLayer.self): copyOfShape,
    ObjectIdentifier(CAGradientLayer.self): { CAGradientLayer(layer: $0) },
    ObjectIdentifier(CATextLayer.self): { CATextLayer(layer: $0) },
    ObjectIdentifier(CATransformLayer.self): { CATransformLayer(layer: $0) },
    ObjectIdentifier(CAReplicatorLayer.self): { CAReplicatorLayer(layer: $0) },
    ObjectIdentifier(CAScrollLayer.self): { CAScrollLayer(layer: $0) },
    ObjectIdentifier(CAEmitterLayer.self): { CAEmitterLayer(layer: $0) },
  ]

  private static func copyOfShape(_ layer: CALayer) -> CALayer {
    let copy = CAShapeLayer(layer: layer)
    guard let shape = layer as? CAShapeLayer else { return copy }
    copy.path = shape.path
    copy.fillColor = shape.fillColor
    copy.fillRule = shape.fillRule
    copy.strokeColor = shape.strokeColor
    copy.lineWidth = shape.lineWidth
    return copy
  }

  // MARK: Animations

  final func start(_ playing: PlayingAnimation) {
    stop { $0.key == playing.key }
    animations.append(playing)
  }

  final func stop(_ isMeant: (PlayingAnimation) -> Bool) {
    let stopped = animations.filter(isMeant)
    guard !stopped.isEmpty else { return }
    animations.removeAll(where: isMeant)
    for playing in stopped { playing.finish(false) }
  }

  final func forget(_ playing: PlayingAnimation) { animations.removeAll { $0 === playing } }

  /// The name, or with a number behind it where it is taken.
  final func freeKey(_ name: String) -> String {
    var key = name
    var number = 2
    while animations.contains(where: { $0.key == key }) {
      key = "\(name)-\(number)"
      number += 1
    }
    return key
  }

  // MARK: Time

  /// The layer's own time: the clock's, as `beginTime`, `speed` and `timeOffset` of this layer and
  /// those above change it.
  final var localTime: TimeInterval {
    line.reversed().reduce(AnimationClock.now) { $1.entering($0) }
  }

  /// When the clock will show the layer's own time; nil where the layer's time stands still or runs
  /// backwards.
  final func clockTime(ofLocal time: TimeInterval) -> TimeInterval? {
    var time = time
    for layer in line {
      guard layer.speed > 0 else { return nil }
      time = layer.leaving(time)
    }
    return time.isFinite ? time : nil
  }

  /// The superlayer's time as this layer's.
  final func entering(_ time: TimeInterval) -> TimeInterval {
    (time - beginTime) * TimeInterval(speed) + timeOffset
  }

  /// This layer's time as the superlayer's; a layer that stands still gives its beginning.
  final func leaving(_ time: TimeInterval) -> TimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / TimeInterval(speed) + beginTime
  }
}
