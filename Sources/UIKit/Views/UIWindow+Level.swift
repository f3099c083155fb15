// The names are those of the platform.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension UIWindow.Level {
  public static func + (level: UIWindow.Level, offset: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue + offset)
  }

  public static func - (level: UIWindow.Level, offset: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue - offset)
  }
}

// The spellings before Swift 4.2.
public typealias UIWindowLevel = UIWindow.Level
public let UIWindowLevelNormal = UIWindow.Level.normal
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
public let UIWindowLevelAlert = UIWindow.Level.alert
