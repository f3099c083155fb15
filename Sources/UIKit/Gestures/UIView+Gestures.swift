extension UIView {
  /// In the order in which they were added; nil while there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      let recognizers = storage.rare?.gestureRecognizers ?? []
      return recognizers.isEmpty ? nil : recognizers
    }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// A recognizer belongs to one view: it is taken from the one it had.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    rare.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    storage.rare?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.interrupt()
    gestureRecognizer.view = nil
  }

  public var interactions: [any UIInteraction] {
    get { storage.rare?.interactions ?? [] }
    set { rare.interactions = newValue }
  }

  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    rare.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    rare.interactions.removeAll { $0 === interaction }
  }
}

/// Behaviour that a view takes on.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
