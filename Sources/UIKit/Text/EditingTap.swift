/// The tap by which editing begins; nearer than any recognizer further up, it comes before them.
@MainActor
final class EditingTap: UITapGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
  }

  override var isOwn: Bool { true }

  override func acted() {
    guard state == .ended, (view as? UITextView)?.isEditable != false else { return }
    view?.becomeFirstResponder()
  }
}
