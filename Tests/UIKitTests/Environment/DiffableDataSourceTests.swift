import Testing
import UIKit

@MainActor
@Suite("Lists filled from snapshots")
struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b", "a"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([3, 4])
    return snapshot
  }

  @Test("a snapshot keeps sections and items in order, each once")
  func order() {
    var snapshot = snapshot()
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4])
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 2)
    snapshot.deleteItems([1, 77])
    #expect(snapshot.itemIdentifiers == [9, 2, 8, 3, 4])
    #expect(snapshot.indexOfItem(8) == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    snapshot.deleteSections(["a"])
    #expect(snapshot.numberOfItems == 1)
    snapshot.appendItems([5], toSection: "none")
    #expect(snapshot.itemIdentifiers == [4])
  }

  @Test("a table shows the rows of the snapshot applied last, and they are hit")
  func table() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, path, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.accessibilityIdentifier = "\(path.section).\(path.row)=\(item)"
      return cell
    }
    source.apply(snapshot())
    #expect(table.numberOfSections == 2)
    #expect(table.hit(5, 3 * 44 + 5) == "1.0=4")
    #expect(source.indexPath(for: 4) == IndexPath(row: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 9)) == nil)
    source.apply(Snapshot())
    #expect(table.visibleCells.isEmpty)
  }
}
