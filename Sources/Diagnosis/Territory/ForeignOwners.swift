import UIKit

/// Numbers for the views that custom code answered with, those outside the scene included.
@MainActor
final class ForeignOwners {
  /// Views outside the table, numbered after its nodes.
  private(set) var views: [UIView] = []
  /// Pixels that had to be asked one by one.
  var askedPixels = 0
  private let table: TerritoryTable
  private lazy var indices: [ObjectIdentifier: Int32] = Dictionary(
    table.views.enumerated().map { (ObjectIdentifier($0.element), Int32($0.offset)) },
    uniquingKeysWith: { first, _ in first })

  init(table: TerritoryTable) { self.table = table }

  func index(of view: UIView) -> Int32 {
    if let index = indices[ObjectIdentifier(view)] { return index }
    let index = Int32(table.nodes.count + views.count)
    views.append(view)
    indices[ObjectIdentifier(view)] = index
    return index
  }
}
