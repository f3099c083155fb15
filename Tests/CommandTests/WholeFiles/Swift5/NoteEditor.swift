import Foundation
import UIKit

/// A screen of notes, with most of what stands around a hit test in a real app.
final class NoteEditorController: UIViewController, UISearchBarDelegate, UITextViewDelegate {
  private let searchBar = UISearchBar()
  private let body = NoteTextView(usingTextLayoutManager: false)
  private lazy var hits = HitCountLabel()
  private var token: NSKeyValueObservation?
  private var menuInteraction: UIEditMenuInteraction?

  override func viewDidLoad() {
    super.viewDidLoad()
    searchBar.delegate = self
    searchBar.searchBarStyle = .minimal
    searchBar.setShowsCancelButton(true, animated: false)
    searchBar.setImage(UIImage(systemName: "xmark"), for: .clear, state: .normal)
    searchBar.autocapitalizationType = .none
    body.delegate = self
    body.textDragInteraction?.isEnabled = false
    body.passwordRules = nil
    view.addSubview(searchBar)
    view.addSubview(body)
    view.addSubview(hits)
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
      body.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
    ])
    let interaction = UIEditMenuInteraction(delegate: self)
    body.addInteraction(interaction)
    menuInteraction = interaction
    token = body.observe(\.bounds, options: [.new]) { [weak self] view, change in
      self?.hits.count = Int((change.newValue ?? view.bounds).height)
    }
    navigationItem.backButtonDisplayMode = .minimal
    navigationItem.setRightBarButtonItems([.flexibleSpace(), .fixedSpace(8)], animated: false)
    navigationController?.interactivePopGestureRecognizer?.isEnabled = splitViewController == nil
    UIMenuController.shared.menuItems = [UIMenuItem(title: "Quote", action: Selector("quote"))]
    UINavigationBar.appearance().backIndicatorImage = UIImage(named: "back")
  }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [body] }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { CGSize(width: size.width, height: 44) }

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    builder.remove(menu: .lookup)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    hits.count = searchText.count
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

  func present(from source: UIView) {
    let picker = UIColorPickerViewController()
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = source
    picker.popoverPresentationController?.canOverlapSourceViewRect = true
    picker.sheetPresentationController?.animateChanges {
      picker.sheetPresentationController?.selectedDetentIdentifier = .medium
    }
    present(picker, animated: UIAccessibility.prefersCrossFadeTransitions == false)
  }
}

extension NoteEditorController: UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(options: .displayInline, preferredElementSize: .small, children: suggestedActions)
  }
}

/// Takes touches on links only.
final class NoteTextView: UITextView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event), let place = closestPosition(to: point),
      let range = tokenizer.rangeEnclosingPosition(
        place, with: .character, inDirection: .layout(.left))
    else { return false }
    let index = offset(from: beginningOfDocument, to: range.start)
    return attributedText.attribute(.link, at: index, effectiveRange: nil) != nil
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  override func paste(_ sender: Any?) { insertText(UIPasteboard.general.string ?? "") }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    direction == .down
  }
}

/// A badge that lets touches through, but for its own round shape.
final class HitCountLabel: UILabel {
  var count = 0 {
    didSet {
      var attributes = AttributeContainer()
      attributes.font = .monospacedDigitSystemFont(ofSize: 11, weight: .medium)
      attributes.foregroundColor = .secondaryLabel
      attributedText = NSAttributedString(AttributedString("\(count)", attributes: attributes))
    }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.interpolationQuality = .high
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    ("\(count)" as NSString).draw(
      with: rect, options: [.usesLineFragmentOrigin], attributes: [.kern: 1], context: nil)
    context.endTransparencyLayer()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    UIBezierPath(ovalIn: bounds).contains(point) ? super.hitTest(point, with: event) : nil
  }
}

/// A progress that a cell shows, with a reach beyond its bounds.
final class UploadCell: UICollectionViewListCell {
  private let bar = UIProgressView(progressViewStyle: .bar)

  func follow(_ progress: Progress) {
    bar.observedProgress = progress
    accessories = [.disclosureIndicator(), .delete()]
    configurationUpdateHandler = { cell, state in cell.alpha = state.isDisabled ? 0.5 : 1 }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = UIListContentConfiguration.cell()
    content.text = state.isSelected ? "Selected" : "Upload"
    contentConfiguration = content.updated(for: state)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -8).contains(point)
  }
}
