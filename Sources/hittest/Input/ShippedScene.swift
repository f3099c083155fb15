import Assets
import Foundation
import Scenes

/// A scene that comes with the program.
struct ShippedScene {
  var url: URL

  var name: ShippedName { ShippedName(of: url) }

  static var all: [ShippedScene] { Assets.scenes.map(ShippedScene.init) }

  static func named(_ name: String) -> ShippedScene? { all.first { $0.name.isCalled(name) } }
}
