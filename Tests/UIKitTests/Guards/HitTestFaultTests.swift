import Testing
import UIKit

@MainActor
@Suite("Faults of custom code are named, and the work goes on")
struct HitTestFaultTests {
  private func audit(_ view: UIView, _ x: CGFloat = 10, _ y: CGFloat = 10) -> [HitTestFault] {
    WindowStack(roots: [.init(view: root([view]))]).audit(CGPoint(x: x, y: y))
  }

  private func fault(_ id: ViewID, _ kind: HitTestFault.Kind, _ x: CGFloat = 10) -> HitTestFault {
    HitTestFault(
      view: id, className: "ClosureView", point: CGPoint(x: x, y: 10), kind: kind)
  }

  @Test("honest overrides have no faults")
  func honest() {
    let resetting = view("N", 0, 0, 100, 100, as: ClosureView.self) {
      $0.hit = { view, point, event in
        view.isHidden = false
        view.superview?.bringSubviewToFront(view)
        return view.superHitTest(point, event)
      }
    }
    for view in [ReplacingView(), ManualView(), UnionView(), AimingView(), resetting] as [UIView] {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.addSubview(ReplacingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      #expect(audit(view).isEmpty)
    }
  }

  @Test("an override that changes the tree is named, and not the one that only asked it")
  func changing() {
    let changes: [(ClosureView) -> Void] = [
      { $0.subviews.first?.center.x += 1 }, { $0.addSubview(UIView()) },
      { $0.superview?.insertSubview(UIView(), at: 0) }, { $0.transform.b += 0.01 },
    ]
    for change in changes {
      let inner = view("I", 0, 0, 100, 100, as: ClosureView.self, [UIView()]) {
        $0.hit = { view, point, event in
          change(view)
          return view.superHitTest(point, event)
        }
      }
      let outer = view("O", 0, 0, 100, 100, as: ClosureView.self, [inner])
      #expect(audit(outer) == [fault("I", .changesTree)])
    }
  }

  @Test("an override that answers differently when asked twice is named with both answers")
  func inconsistent() {
    var calls = 0
    let inner = view("I", 0, 0, 100, 100, as: ClosureView.self) {
      $0.hit = { view, _, _ in
        calls += 1
        return calls % 2 == 1 ? view : nil
      }
    }
    let outer = view("O", 0, 0, 100, 100, as: ClosureView.self, [inner])
    #expect(audit(outer) == [fault("I", .inconsistent(first: "I", second: nil))])
  }

  @Test("an override that forwards to an ancestor without end is stopped and named")
  func endless() {
    let child = view("C", 0, 0, 100, 100, as: ClosureView.self) {
      $0.hit = { view, point, event in
        view.superview?.hitTest(view.convert(point, to: view.superview), with: event)
      }
    }
    let tree = root([child])
    #expect(tree.hit(10, 10) == "R")
    let faults = audit(child)
    #expect(faults.count == 1 && faults.first?.kind == .endless)
    // Wherever the stack ends.
    #expect(faults.first?.view == "C")
  }

  @Test("what custom code was asked is on file while it is asked, and gone after")
  func journal() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).journal")
    defer { try? FileManager.default.removeItem(at: url) }
    let journal = try #require(HitJournal(url: url))
    var during: [HitJournal.Entry?] = []
    let inner = view("I", 5, 5, 50, 50, as: ClosureView.self) {
      $0.hit = { view, _, _ in
        during.append(HitJournal.unfinished(at: url))
        return view
      }
    }
    let outer = view("O", 0, 0, 100, 100, as: ClosureView.self, [inner]) {
      $0.hit = { view, point, event in
        let answer = view.superHitTest(point, event)
        during.append(HitJournal.unfinished(at: url))
        return answer
      }
    }
    let windows = WindowStack(roots: [.init(view: root([outer]))])
    let hit = journal.watch { windows.hitTest(CGPoint(x: 10, y: 10), with: nil) }
    #expect(hit === inner)
    #expect(during.map(\.?.view) == ["I", "O"])
    #expect(during.first??.point == CGPoint(x: 5, y: 5))
    #expect(during.first??.className == "ClosureView")
    #expect(HitJournal.unfinished(at: url) == nil)
    let long = String(repeating: "ä", count: 300)
    let entry = journal.watch {
      HitJournal.making(long) { HitJournal.unfinished(at: url) }
    }
    #expect(entry?.question == .making && entry?.className == String(long.prefix(159)))
    #expect(HitJournal(url: URL(filePath: "/nowhere/at/all")) == nil)
  }

  @Test("a registered class is on file while a list makes one of it, and gone after")
  func listMakes() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).journal")
    defer { try? FileManager.default.removeItem(at: url) }
    let journal = try #require(HitJournal(url: url))
    MakingNotes.url = url
    defer { (MakingNotes.url, MakingNotes.made) = (nil, []) }
    let (table, collection) = (UITableView(), UICollectionView(frame: .zero))
    table.register(NotingCell.self, forCellReuseIdentifier: "a")
    table.register(NotingHeader.self, forHeaderFooterViewReuseIdentifier: "a")
    collection.register(NotingItem.self, forCellWithReuseIdentifier: "a")
    collection.register(
      NotingSupplement.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "a")
    let path = IndexPath(row: 0, section: 0)
    journal.watch {
      _ = table.dequeueReusableCell(withIdentifier: "a")
      _ = table.dequeueReusableCell(withIdentifier: "a", for: path)
      _ = table.dequeueReusableHeaderFooterView(withIdentifier: "a")
      _ = collection.dequeueReusableCell(withReuseIdentifier: "a", for: path)
      _ = collection.dequeueReusableSupplementaryView(
        ofKind: "kind", withReuseIdentifier: "a", for: path)
      _ = collection.dequeueConfiguredReusableCell(
        using: UICollectionView.CellRegistration<NotingItem, Int> { _, _, _ in }, for: path, item: 1
      )
    }
    #expect(
      MakingNotes.made
        == [
          "NotingCell", "NotingCell", "NotingHeader", "NotingItem", "NotingSupplement",
          "NotingItem",
        ].map { HitJournal.Entry(.making, className: $0) })
    #expect(HitJournal.unfinished(at: url) == nil)
  }
}

/// What is on file while a list makes a view.
@MainActor
private enum MakingNotes {
  static var url: URL?
  static var made: [HitJournal.Entry?] = []

  static func note() {
    if let url { made.append(HitJournal.unfinished(at: url)) }
  }
}

private final class NotingCell: UITableViewCell {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    MakingNotes.note()
  }
}

private final class NotingHeader: UITableViewHeaderFooterView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    MakingNotes.note()
  }
}

private final class NotingItem: UICollectionViewCell {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    MakingNotes.note()
  }
}

private final class NotingSupplement: UICollectionReusableView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    MakingNotes.note()
  }
}
