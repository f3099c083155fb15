extension UITableView {
  private static let rowLimit = 10_000

  func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    layOutRows()
  }

  /// The header, the rows of every section, the footer: one below the other.
  func layOutRows() {
    for entry in cells { entry.cell.removeFromSuperview() }
    cells = []
    var y: CGFloat = 0
    func place(_ view: UIView, height: CGFloat) {
      view.frame = CGRect(x: 0, y: y, width: storage.bounds.width, height: height)
      y += height
    }
    if let tableHeaderView { place(tableHeaderView, height: tableHeaderView.frame.height) }
    if let dataSource {
      for section in 0..<max(0, numberOfSections) {
        for row in 0..<max(0, numberOfRows(inSection: section)) {
          guard cells.count < Self.rowLimit else { break }
          let path = IndexPath(row: row, section: section)
          let cell = dataSource.tableView(self, cellForRowAt: path)
          addSubview(cell)
          place(cell, height: height(of: path))
          cells.append((path, cell))
        }
      }
    }
    if let tableFooterView { place(tableFooterView, height: tableFooterView.frame.height) }
    contentSize = CGSize(width: storage.bounds.width, height: y)
  }

  private func height(of path: IndexPath) -> CGFloat {
    let asked = (delegate as? any UITableViewDelegate)?.tableView(self, heightForRowAt: path)
    let height = asked.flatMap { $0 == Self.automaticDimension ? nil : $0 } ?? rowHeight
    return height == Self.automaticDimension ? 44 : height
  }
}

extension UITableViewCell {
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
    case singleLineEtched
  }

  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }
}

/// The spellings before Swift 4.2.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewStyle = UITableView.Style

@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
}

@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}

/// An action of a swiped row before iOS 11, which nobody swipes here.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`
    case normal

    public static let destructive = Style.default
  }

  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?

  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
  }
}
