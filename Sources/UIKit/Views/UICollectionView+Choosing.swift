extension UICollectionView: ChoosingByTap {
  private var items: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  func path(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func mayHighlight(_ path: IndexPath) -> Bool {
    items?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  func show(_ path: IndexPath, highlighted: Bool) {
    cellForItem(at: path)?.isHighlighted = highlighted
    if highlighted {
      items?.collectionView(self, didHighlightItemAt: path)
    } else {
      items?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  func show(_ path: IndexPath, selected: Bool) { cellForItem(at: path)?.isSelected = selected }

  func willChoose(_ path: IndexPath) -> IndexPath? {
    items?.collectionView(self, shouldSelectItemAt: path) == false ? nil : path
  }

  func didChoose(_ path: IndexPath) { items?.collectionView(self, didSelectItemAt: path) }

  /// The delegate is asked where several can be chosen: elsewhere another one takes the place.
  func willDrop(_ path: IndexPath) -> IndexPath? {
    lets.chooseSeveral && items?.collectionView(self, shouldDeselectItemAt: path) == false
      ? nil : path
  }

  func didDrop(_ path: IndexPath) { items?.collectionView(self, didDeselectItemAt: path) }
}
