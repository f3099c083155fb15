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
