import Canvas
import Foundation
import Wording

/// The menu under the scene's name: files first, then those opened last, then the lessons.
struct FileMenu {
  var items: [(item: MenuItem, command: Command)] = []
  /// The place of the lesson that is open.
  var selected: Int?

  @MainActor
  init(_ workspace: Workspace) {
    add(Labels.openMenu, Labels.sign("open"), .file(.open))
    add(Labels.saveMenu, Labels.sign("save"), .file(.save))
    add(Labels.saveAsMenu, Labels.sign("saveAs"), .file(.saveAs))
    if workspace.imported != nil { add(Labels.reportMenu, "", .importing(.showReport(true))) }
    for (index, path) in workspace.filing.recent.enumerated() {
      let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
      add(
        (path as NSString).lastPathComponent, folder, .file(.openRecent(index)),
        startsGroup: index == 0)
    }
    for (index, lesson) in workspace.library.enumerated() {
      if index == workspace.shippedIndex { selected = items.count }
      add(lesson.title, "", .openShipped(index), startsGroup: index == 0)
    }
  }

  private mutating func add(
    _ title: String, _ detail: String, _ command: Command, startsGroup: Bool = false
  ) {
    items.append((MenuItem(title, detail: detail, startsGroup: startsGroup), command))
  }
}
