/// A row of a table; what is added to it goes behind nothing but its `contentView`.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Holds the cell's content; as wide as the cell, and in front of what was there before.
  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    adoptContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptContentView()
  }

  private func adoptContentView() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
