/// A cell of a list, with accessories at its ends; stored.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  public private(set) lazy final var separatorLayoutGuide = UILayoutGuide()
}

@preconcurrency @MainActor
public struct UICellAccessory {
  public enum DisplayedState: Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  public enum Placement {
    public typealias Position = ([UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory()
  }
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory()
  }
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory()
  }
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory()
  }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory() }
}
