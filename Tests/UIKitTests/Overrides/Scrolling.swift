import UIKit

/// 28: a pager whose pages are narrower than the strip that can be dragged.
final class PagerContainer: UIView {
  let scrollView = UIScrollView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.isPagingEnabled = true
    scrollView.clipsToBounds = false
    addSubview(scrollView)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == self ? scrollView : hit
  }
}

/// 29: a table that lets touches above its rows through to the map behind it.
final class SheetTableView: UITableView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let header = tableHeaderView else { return super.point(inside: point, with: event) }
    return point.y >= header.frame.maxY && super.point(inside: point, with: event)
  }
}

/// 30: sideways drags stay with the cell under the finger, gaps belong to nobody.
final class GalleryView: UICollectionView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path) else {
      return nil
    }
    return cell.hitTest(convert(point, to: cell), with: event)
  }
}
