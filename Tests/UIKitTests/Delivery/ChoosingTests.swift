import Testing
import UIKit

/// Rows and items that a tap chooses.
@MainActor
@Suite("Behaviour 9: a tap chooses a row")
struct ChoosingTests {
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var notes: [String] = []
    var refused: Int?
    let button = view("B", 0, 0, 50, 44, as: UIButton.self)

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 0 { cell.contentView.addSubview(button) }
      return cell
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath.row == refused ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      notes.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      notes.append("deselect \(indexPath.row)")
    }
  }

  private func table() -> (stage: Stage, table: UITableView, rows: Rows) {
    let rows = Rows()
    let table = view("T", 0, 0, 200, 400, as: UITableView.self)
    table.dataSource = rows
    table.delegate = rows
    table.reloadData()
    let stage = Stage([table])
    return (stage, table, rows)
  }

  @Test("a tap on a row chooses it, and another one in its place")
  func row() {
    let (stage, table, rows) = table()
    stage.tap(100, 60)
    #expect(rows.notes == ["select 1"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    stage.tap(100, 100)
    #expect(rows.notes == ["select 1", "deselect 1", "select 2"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
  }

  @Test("a row is highlighted while the finger is on it")
  func highlight() {
    let (stage, table, _) = table()
    table.delaysContentTouches = false
    stage.down(100, 60)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell?.isHighlighted == true)
    stage.up()
    #expect(cell?.isHighlighted == false)
  }

  @Test("several rows, where the table lets them be chosen, and a second tap takes one back")
  func several() {
    let (stage, table, rows) = table()
    table.allowsMultipleSelection = true
    for y in [60, 100, 60] { stage.tap(100, CGFloat(y)) }
    #expect(rows.notes == ["select 1", "select 2", "deselect 1"])
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [2])
  }

  @Test(
    "9.1 a disabled button lets its row be chosen, an enabled one keeps the touch",
    arguments: [false, true])
  func button(isEnabled: Bool) {
    let (stage, _, rows) = table()
    rows.button.isEnabled = isEnabled
    stage.tap(10, 10)
    #expect(rows.notes == (isEnabled ? [] : ["select 0"]))
  }

  enum Hindrance: CaseIterable {
    case tapAbove, drag, otherRow, delegate, notAllowed, cancelled
  }

  @Test(
    "nothing is chosen where the touch is taken, goes elsewhere or isn't let",
    arguments: Hindrance.allCases)
  func hindered(_ hindrance: Hindrance) {
    let (stage, table, rows) = table()
    if hindrance == .tapAbove { stage.add(UITapGestureRecognizer(), "tap", to: stage.window) }
    if hindrance == .delegate { rows.refused = 1 }
    if hindrance == .notAllowed { table.allowsSelection = false }
    if hindrance == .drag { table.contentSize.height = 4000 }
    stage.down(100, 60, at: 1)
    stage.screen.advance(to: 1.3)
    if hindrance == .drag || hindrance == .otherRow { stage.move(100, 100) }
    if hindrance == .cancelled { stage.screen.cancelTouches(time: 1.4) }
    stage.up()
    #expect(rows.notes.isEmpty)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(!table.visibleCells.contains { $0.isHighlighted })
  }

  final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var notes: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 2 }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      notes.append("select \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { notes.append("deselect \(indexPath.item)") }
  }

  @Test("items of a collection view, in the same way")
  func items() {
    let items = Items()
    let collection = view("C", 0, 0, 400, 400, as: UICollectionView.self)
    collection.dataSource = items
    collection.delegate = items
    collection.reloadData()
    let stage = Stage([collection])
    for item in [0, 1, 2] {
      let frame = collection.cellForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
      stage.tap(frame.midX, frame.midY)
    }
    #expect(items.notes == ["select 0", "deselect 0", "select 1"])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test("what the program chooses, the delegate doesn't hear of")
  func programs() {
    let (_, table, rows) = table()
    table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow?.row == 3)
    table.deselectRow(at: IndexPath(row: 3, section: 0), animated: false)
    #expect(table.indexPathForSelectedRow == nil && rows.notes.isEmpty)
  }
}
