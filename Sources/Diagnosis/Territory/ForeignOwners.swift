import UIKit

/// Numbers for the views that custom code answered with, those outside the scene included.
@MainActor
final class ForeignOwners {
  /// Views outside the table, numbered after its nodes.
  private(set) var views: [UIView] = []
  /// Pixels that had to be asked one by one.
  var askedPixels = 0
  private let table: TerritoryTable
  private var indices: [ObjectIdentifier: Int32] = [:]

  /// - Parameter known: views that have their numbers already.
  init(table: TerritoryTable, known: [UIView] = []) {
    self.table = table
    views = known
    for (offset, view) in known.enumerated() {
      indices[ObjectIdentifier(view)] = Int32(table.nodes.count + offset)
    }
  }

  func index(of view: UIView) -> Int32 {
    if let index = table.index(of: view) ?? indices[ObjectIdentifier(view)] { return index }
    let index = Int32(table.nodes.count + views.count)
    views.append(view)
    indices[ObjectIdentifier(view)] = index
    return index
  }
}
