/// A trait by its type; the traits never change here.
public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}

@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

private final class TraitChangeRegistration: UITraitChangeRegistration {}

extension UIView {
  @discardableResult
  public func registerForTraitChanges<View: UIView>(
    _ traits: [UITrait], handler: @escaping (View, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  { TraitChangeRegistration() }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIViewController {
  @discardableResult
  public func registerForTraitChanges<Controller: UIViewController>(
    _ traits: [UITrait], handler: @escaping (Controller, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
}

extension UIView {
  /// A view whose settings go nowhere: nothing is styled by class here.
  public static func appearance() -> Self { Self(coder: NSCoder())! }

  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyObject.Type]) -> Self
  { Self(coder: NSCoder())! }
}
