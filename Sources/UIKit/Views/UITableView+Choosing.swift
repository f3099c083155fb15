extension UITableView: ChoosingByTap {
  private var rows: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  func path(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func mayHighlight(_ path: IndexPath) -> Bool {
    rows?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  func show(_ path: IndexPath, highlighted: Bool) {
    cellForRow(at: path)?.setHighlighted(highlighted, animated: false)
    if highlighted {
      rows?.tableView(self, didHighlightRowAt: path)
    } else {
      rows?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  func show(_ path: IndexPath, selected: Bool) {
    cellForRow(at: path)?.setSelected(selected, animated: false)
  }

  func willChoose(_ path: IndexPath) -> IndexPath? {
    guard let rows else { return path }
    return rows.tableView(self, willSelectRowAt: path)
  }

  func didChoose(_ path: IndexPath) { rows?.tableView(self, didSelectRowAt: path) }

  func willDrop(_ path: IndexPath) -> IndexPath? {
    guard let rows else { return path }
    return rows.tableView(self, willDeselectRowAt: path)
  }

  func didDrop(_ path: IndexPath) { rows?.tableView(self, didDeselectRowAt: path) }
}
