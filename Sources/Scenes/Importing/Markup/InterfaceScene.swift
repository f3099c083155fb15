import UIKit

/// One scene of a storyboard or one top-level view of a nib, while it is read.
struct InterfaceScene: Sendable {
  var draft: SceneDraft
  var id: String
  var name: String
  /// The controller's name, where a controller owns the view.
  var controller: String?
  /// What else the source calls it.
  var otherNames: [String]
  var firstLine = Int.max
  /// A view and the id of a recognizer that its outlets attach to it.
  var recognizers: [(view: Int, id: String)] = []
  /// Container views, with the id of the controller whose view each shows.
  var embeds: [Int: String] = [:]
  /// Ids of views that are left out unless a size class asks for them, and whose they are.
  var excluded: Set<String> = []
  /// The views by their ids in the source.
  var views: [String: Int] = [:]
  /// What stands in the place of views' frames and is none.
  var unreadableFrames: [Int: String] = [:]
  /// Classes of disabled controls, whose views are made as the control that they are known to be.
  var disabledClasses: [(name: String, view: Int)] = []

  init(
    format: SourceFormat, id: String, name: String, controller: String?, otherNames: [String]
  ) {
    draft = SceneDraft(format)
    self.id = id
    self.name = name
    self.controller = controller
    self.otherNames = otherNames
  }

  /// Gives views without a frame their parent's bounds, and says that they need layout.
  mutating func placeUnplaced(in screen: CGSize) {
    var path: [(size: CGSize, isPlaced: Bool, index: Int)] = []
    for index in draft.nodes.indices {
      path.removeLast(max(0, path.count - draft.nodes[index].depth))
      let parent = path.last
      if let frame = draft.nodes[index].frame {
        path.append((frame.size, true, index))
        if let parent, !parent.isPlaced {
          draft.note(
            .problem,
            .unplaced(view: draft.nodes[index].id, inside: draft.nodes[parent.index].id),
            view: index)
        }
        continue
      }
      let frame = CGRect(origin: .zero, size: parent?.size ?? screen)
      let unreadable = unreadableFrames[index]
      // The root fills the screen, and a content view its cell: nothing to guess.
      let isFilling =
        unreadable == nil
        && (parent == nil || draft.nodes[index].className == "UITableViewCellContentView")
      path.append((frame.size, isFilling, index))
      if isFilling {
        draft.nodes[index].frame = frame
        draft.nodes[index].origin.recovered.insert(.frame)
      } else {
        draft.assumeFrame(frame, insteadOf: unreadable, view: index)
      }
    }
  }

  /// Hides what is not installed: at run time it is no part of its superview.
  mutating func hideExcluded() {
    for index in excluded.compactMap({ views[$0] }).sorted() {
      draft.nodes[index].isHidden = true
      draft.nodes[index].origin.recovered.insert(.isHidden)
      draft.note(.notice, .notInstalled(view: draft.nodes[index].id), view: index)
    }
  }

  mutating func noteDisabledClasses() {
    let uses = Dictionary(grouping: disabledClasses, by: \.name)
    var noted = Set(draft.report.unknownClasses.map(\.name))
    for (name, view) in disabledClasses where noted.insert(name).inserted {
      draft.noteUnknown(name, views: uses[name]?.count ?? 1, first: view)
    }
  }

  mutating func nameRecognizers(_ known: [String: SceneGestureRecognizer]) {
    for (view, id) in recognizers {
      if let recognizer = known[id] { draft.nodes[view].gestureRecognizers.append(recognizer) }
    }
  }
}
