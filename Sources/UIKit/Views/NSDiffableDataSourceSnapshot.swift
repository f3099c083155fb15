/// The sections and items that a list shows, in order; no item stands in it twice.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [(identifier: SectionIdentifierType, items: [ItemIdentifierType])] = []

  public init() {}

  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections.first { $0.identifier == identifier }?.items ?? [] }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections.first { $0.items.contains(identifier) }?.identifier }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where indexOfSection(identifier) == nil {
      sections.append((identifier, []))
    }
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// To the last section, unless one is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    let known = Set(itemIdentifiers)
    guard let place = section.map(indexOfSection) ?? sections.indices.last else { return }
    sections[place].items += identifiers.filter { !known.contains($0) }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem item: ItemIdentifierType
  ) { insert(identifiers, beside: item, offset: 0) }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem item: ItemIdentifierType
  ) { insert(identifiers, beside: item, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    for section in sections.indices {
      guard let place = sections[section].items.firstIndex(of: item) else { continue }
      sections[section].items.insert(contentsOf: identifiers, at: place + offset)
    }
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let doomed = Set(identifiers)
    for section in sections.indices { sections[section].items.removeAll(where: doomed.contains) }
  }

  public mutating func deleteAllItems() { sections = [] }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (section, entry) in sections.enumerated() {
      if let place = entry.items.firstIndex(of: item) {
        return IndexPath(item: place, section: section)
      }
    }
    return nil
  }

  func count(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
