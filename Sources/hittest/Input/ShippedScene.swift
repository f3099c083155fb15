import Assets
import Foundation

/// A scene that comes with the program, called by its name without number and extension.
struct ShippedScene {
  var url: URL

  /// `05-reaching-outside`
  var fullName: String {
    url.lastPathComponent.replacingOccurrences(of: ".hitscene.json", with: "")
  }

  /// `reaching-outside`
  var name: String { String(fullName.drop { $0.isNumber || $0 == "-" }) }

  /// 5
  var number: Int? { Int(fullName.prefix { $0.isNumber }) }

  static var all: [ShippedScene] { Assets.scenes.map(ShippedScene.init) }

  static func named(_ name: String) -> ShippedScene? {
    all.first {
      $0.name == name || $0.fullName == name || $0.number == Int(name) && Int(name) != nil
    }
  }
}
