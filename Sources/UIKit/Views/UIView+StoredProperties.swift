// What a view stores for members that mean nothing without a screen.
extension UIView {
  public var restorationIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var motionEffects: [UIMotionEffect] { kept([], "motionEffects") }

  public func addMotionEffect(_ effect: UIMotionEffect) {
    keep(motionEffects + [effect], "motionEffects")
  }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    keep(motionEffects.filter { $0 !== effect }, "motionEffects")
  }

  /// A plain view in the place of the pictures of others.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }

  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter() }

  public var traitOverrides: UITraitOverrides {
    get { kept(UITraitOverrides()) }
    set { keep(newValue) }
  }

  public func updateTraitsIfNeeded() {}
  public func setNeedsUpdateProperties() {}
  public func updatePropertiesIfNeeded() { updateProperties() }
}

extension UIViewController {
  public var traitOverrides: UITraitOverrides {
    get { kept(UITraitOverrides()) }
    set { keep(newValue) }
  }
}

/// Traits that were set for a branch; stored.
public struct UITraitOverrides {
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  public var displayScale: CGFloat = 0
}

/// The pages of something that could be printed.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  open var perPageContentInsets = UIEdgeInsets.zero
  open var startPage = 0
}

@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {}
