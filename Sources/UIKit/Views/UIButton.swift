/// A control with a title and an image, whose label and image view take no touches.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
  }

  public convenience init(
    type buttonType: ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(frame: .zero, primaryAction: primaryAction)
    kind = buttonType
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open var buttonType: ButtonType { kind }
  private final var kind = ButtonType.custom
  private final var contents: [State: Content] = [:]
  private final var ownTitleLabel: UILabel?
  private final var ownImageView: UIImageView?

  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var menu: UIMenu?
  open var role = Role.normal
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?

  open var isPointerInteractionEnabled = false
  open var pointerStyleProvider: PointerStyleProvider?
  open var changesSelectionAsPrimaryAction = false

  /// The title and the image become those of the normal state.
  open var configuration: Configuration? {
    didSet {
      if let title = configuration?.title { setTitle(title, for: .normal) }
      if let image = configuration?.image { setImage(image, for: .normal) }
    }
  }

  open var configurationUpdateHandler: ConfigurationUpdateHandler?

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  open func updateConfiguration() { configurationUpdateHandler?(self) }
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  open var reversesTitleShadowWhenHighlighted = false
  open var automaticallyUpdatesConfiguration = true
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }
  open var isHovered: Bool { false }
  open var isHeld: Bool { false }
  open var subtitleLabel: UILabel? { nil }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { nil }
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { nil }
  open class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> Self {
    // The one initializer that every view class is sure to have.
    let button = Self(coder: NSCoder())!
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// Made when first read, below what was added before; takes no touches.
  open var titleLabel: UILabel? {
    if ownTitleLabel == nil {
      let label = UILabel(frame: bounds)
      label.text = currentTitle
      ownTitleLabel = label
      addSubview(label)
    }
    return ownTitleLabel
  }

  /// Made when first read; takes no touches.
  open var imageView: UIImageView? {
    if ownImageView == nil {
      let view = UIImageView(frame: bounds)
      view.image = currentImage
      ownImageView = view
      addSubview(view)
    }
    return ownImageView
  }

  open func setTitle(_ title: String?, for state: State) {
    contents[state, default: Content()].title = title
    ownTitleLabel?.text = currentTitle
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    contents[state, default: Content()].attributedTitle = title
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    contents[state, default: Content()].titleColor = color
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    contents[state, default: Content()].titleShadowColor = color
  }

  open func setImage(_ image: UIImage?, for state: State) {
    contents[state, default: Content()].image = image
    ownImageView?.image = currentImage
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    contents[state, default: Content()].backgroundImage = image
  }

  open func title(for state: State) -> String? { content(state, \.title) }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content(state, \.attributedTitle)
  }
  open func titleColor(for state: State) -> UIColor? { content(state, \.titleColor) }
  open func titleShadowColor(for state: State) -> UIColor? { content(state, \.titleShadowColor) }
  open func image(for state: State) -> UIImage? { content(state, \.image) }
  open func backgroundImage(for state: State) -> UIImage? { content(state, \.backgroundImage) }

  /// A state without its own value has that of the normal state.
  private func content<Value>(_ state: State, _ part: KeyPath<Content, Value?>) -> Value? {
    contents[state]?[keyPath: part] ?? contents[.normal]?[keyPath: part]
  }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  public enum ButtonType: Int, Sendable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case close = 7

    /// The spelling before Swift 4.2.
    public static let roundedRect = ButtonType.system
  }

  override func performDefaultAction(for touch: UITouch) { send(.primaryActionTriggered) }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
