/// Which of our modules each target may import: the table of the design, arrow by arrow.
enum ModuleMap {
  static let mayImport: [String: Set<String>] = [
    "UIKit": [],
    "CoreGraphics": ["UIKit"],
    "QuartzCore": ["UIKit"],
    "MapKit": ["UIKit"],
    "_Testing_UIKit": [],
    "_Testing_CoreGraphics": [],
    "CustomViews": ["UIKit"],
    "Scenes": ["UIKit"],
    "Diagnosis": ["UIKit", "Scenes"],
    "Wording": ["UIKit", "Scenes", "Diagnosis", "Assets"],
    "Canvas": [],
    "Visualizer": ["UIKit", "Scenes", "Diagnosis", "Wording", "Canvas"],
    "Raster": ["Canvas", "CPNG"],
    "SDLPlatform": ["CSDL2", "CFontconfig", "CX11", "Canvas", "Raster"],
    "Assets": [],
    "hitscope": [
      "UIKit", "Scenes", "Wording", "Canvas", "Visualizer", "Raster", "SDLPlatform", "CustomViews",
      "Assets",
    ],
    "hittest": ["UIKit", "Scenes", "Diagnosis", "Wording", "CustomViews", "Assets"],
  ]

  /// Libraries from outside that each target may import; Foundation everywhere.
  static let outside: [String: Set<String>] = [
    "UIKit": ["Synchronization"],
    "Scenes": ["FoundationXML"],
    "hitscope": ["Glibc"],
    "hittest": ["Glibc"],
  ]
}
