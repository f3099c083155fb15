import UIKit

final class TopBar: UIView {
  private let backgroundView = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let contentView = UIView()
  private let backButton = UIButton(type: .system)
  private let titleLabel = UILabel()
  private var playButton: UIButton?
  private var didConstrain = false
  var onBack: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLayout()
    setUpColors()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func updateConstraints() {
    if let playButton, !didConstrain {
      playButton.translatesAutoresizingMaskIntoConstraints = false
      playButton.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
        .isActive = true
      playButton.centerYAnchor.constraint(greaterThanOrEqualTo: bottomAnchor).isActive = true
      let c = titleLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: playButton.leadingAnchor, constant: -8)
      c.priority = .defaultHigh
      c.isActive = true
      didConstrain = true
    }
    super.updateConstraints()
  }
  override func layoutSubviews() {
    contentView.directionalLayoutMargins.bottom = safeAreaInsets.top > 0 ? 6 : 0
    super.layoutSubviews()
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let result = super.hitTest(point, with: event)
    if backgroundView.alpha == 0 {
      if result == self || result == contentView { return nil }
    }
    return result
  }
  private func setUpLayout() {
    addSubview(backgroundView)
    addSubview(contentView)
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.preservesSuperviewLayoutMargins = true
    contentView.addSubview(backButton)
    backButton.setContentHuggingPriority(.required, for: .horizontal)
    titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      backButton.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      backButton.centerYAnchor.constraint(equalTo: contentView.safeAreaLayoutGuide.centerYAnchor),
      backButton.widthAnchor.constraint(equalToConstant: 44),
      backButton.heightAnchor.constraint(equalTo: backButton.widthAnchor, multiplier: 1),
    ])
    backButton.setImage(
      UIImage(
        systemName: "chevron.backward",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)),
      for: .normal)
    backButton.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
    titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.lineBreakMode = .byTruncatingTail
  }
  private func setUpColors() {
    titleLabel.textColor = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black
    }
    tintColor = .label
  }
}
