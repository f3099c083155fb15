/// Text that takes no touches: `isUserInteractionEnabled` is false by default.
@preconcurrency @MainActor
open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open var text: String?

  /// Dims the text; not a gate, since a label is no control.
  open var isEnabled = true
  open var isHighlighted = false

  open var attributedText: NSAttributedString?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)

  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  open var showsExpansionTextWhenTruncated = false
  open var enablesMarqueeWhenAncestorFocused = false
  open var preferredVibrancy: UILabelVibrancy = .automatic
  open var minimumFontSize: CGFloat = 0
  open var adjustsLetterSpacingToFitWidth = false

  private var measured: TextMeasure {
    TextMeasure(attributedText ?? NSAttributedString(string: text ?? ""), font: font)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured.size(
      within: numberOfLines != 1 && size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = measured.size(within: numberOfLines == 1 ? .greatestFiniteMagnitude : bounds.width)
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height)))
  }

  open func drawText(in rect: CGRect) {}

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines
  case alignCenters
  case none
}

public enum UILabelVibrancy: Int, Sendable {
  case none
  case automatic
}
