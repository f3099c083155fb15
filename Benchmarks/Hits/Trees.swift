import CppTree
import NaiveTree
import UIKit

/// The three trees of one workload.
@MainActor
final class Trees {
  let engine: UIView
  let views: [UIView]
  let naive: NaiveView
  let cpp: OpaquePointer
  let nodes: [OpaquePointer]
  private let workload: Workload

  init(_ workload: Workload, of kind: UIView.Type = UIView.self) {
    self.workload = workload
    var views: [UIView] = []
    var naives: [NaiveView] = []
    var nodes: [OpaquePointer] = []
    for (id, node) in workload.nodes.enumerated() {
      let view = kind.init(coder: NSCoder()) ?? UIView()
      view.frame = node.frame
      view.tag = id
      view.isHidden = node.isHidden
      view.isUserInteractionEnabled = node.isInteractive
      view.alpha = node.isClear ? 0 : 1
      let naive = NaiveView(frame: node.frame)
      naive.isHidden = node.isHidden
      naive.isUserInteractionEnabled = node.isInteractive
      naive.alpha = node.isClear ? 0 : 1
      let parent = node.parent
      if let parent {
        views[parent].addSubview(view)
        naives[parent].addSubview(naive)
      }
      let frame = node.frame
      nodes.append(
        cpp_tree_add(
          parent.map { nodes[$0] }, Int32(id), frame.origin.x, frame.origin.y, frame.size.width,
          frame.size.height, node.isHidden || !node.isInteractive || node.isClear ? 1 : 0))
      views.append(view)
      naives.append(naive)
    }
    (engine, naive, cpp) = (views[0], naives[0], nodes[0])
    (self.views, self.nodes) = (views, nodes)
  }

  func checkAgreement() {
    for point in workload.points {
      let id = engine.hitTest(point, with: nil)?.tag ?? -1
      precondition(id == Int(cpp_tree_hit(cpp, point.x, point.y)), "\(workload.name) \(point)")
    }
  }
}
