import UIKit

extension SceneWriter {
  func number(_ value: Double) -> String { JSONText.number(value) }

  func list(_ values: [CGFloat]) -> String { JSONText.list(values.map { number(Double($0)) }) }

  func list(_ rect: CGRect) -> String {
    list([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }
}
