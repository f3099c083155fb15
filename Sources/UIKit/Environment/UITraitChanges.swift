/// A trait by its type; the traits never change here.
public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitAccessibilityContrast: UITraitDefinition {}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
public enum UITraitUserInterfaceLevel: UITraitDefinition {}
public enum UITraitDisplayGamut: UITraitDefinition {}
public enum UITraitActiveAppearance: UITraitDefinition {}
public enum UITraitLegibilityWeight: UITraitDefinition {}

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

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  { TraitChangeRegistration() }

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  { TraitChangeRegistration() }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView {
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  { TraitChangeRegistration() }
}

extension UIBarButtonItem: UIAppearance {
  public static func appearance() -> Self { Self(coder: NSCoder())! }
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyObject.Type]) -> Self
  { Self(coder: NSCoder())! }
}

extension UITabBarItem: UIAppearance {
  public static func appearance() -> Self { Self(coder: NSCoder())! }
}

/// Something that can be styled by class, which nothing is here.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  static func appearance() -> Self
}

extension UIView: UIAppearance {}

public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
