import Foundation
import Scenes
import UIKit

/// Scenes for tests, small enough to be checked by eye.
enum SampleScenes {
  static func read(_ json: String) -> SceneDocument {
    do {
      return try SceneReader.read(Data(json.utf8)).document
    } catch {
      fatalError("a sample scene does not read: \(error)")
    }
  }

  /// view1 reaches outside to view4, a heart; view3 sticks out of view2.
  static let reaching = read(
    """
    {"hitscope":1,"title":"Reaching","windows":[
     {"id":"window","class":"UIWindow","frame":[0,0,390,560],"subviews":[
      {"id":"base","frame":[20,30,350,490],"subviews":[
       {"id":"view1","frame":[30,46,194,186],"hitTestRules":[{"rule":"reachOutside"}],"subviews":[
        {"id":"view4","class":"UIButton","frame":[144,40,150,150],
         "hitTestRules":[{"rule":"path","d":"M75 50 C150 0 150 75 75 150 C0 75 0 0 75 50 Z"}]}]},
       {"id":"view2","frame":[30,278,210,170],"subviews":[
        {"id":"view3","class":"UIButton","frame":[124,86,160,58]}]}]}]}]}
    """)

  /// Two buttons, one hidden, under a pane that lets touches through.
  static let glass = read(
    """
    {"hitscope":1,"title":"Glass","windows":[
     {"id":"window","class":"UIWindow","frame":[0,0,320,240],"subviews":[
      {"id":"save","class":"UIButton","frame":[20,20,100,40]},
      {"id":"ghost","class":"UIButton","frame":[20,120,100,40],"isHidden":true},
      {"id":"pane","frame":[0,0,320,240],"hitTestRules":[{"rule":"passThrough"}]}]}]}
    """)

  static let empty = SceneDocument(title: "Empty")

  /// One view in the other, `levels` deep.
  static func deep(_ levels: Int) -> SceneDocument {
    var nodes: [SceneNode] = []
    for depth in 0..<levels {
      var node = SceneNode(
        id: ViewID("v\(depth)"), depth: depth, className: depth == 0 ? "UIWindow" : nil)
      node.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      nodes.append(node)
    }
    return SceneDocument(title: "Deep", nodes: nodes)
  }

  /// A window with `count` rows in it.
  static func wide(_ count: Int) -> SceneDocument {
    var window = SceneNode(id: "window", depth: 0, className: "UIWindow")
    window.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    var nodes = [window]
    for row in 0..<count {
      var node = SceneNode(id: ViewID("row\(row)"), depth: 1)
      node.frame = CGRect(x: 0, y: CGFloat(row % 400) * 2, width: 400, height: 2)
      nodes.append(node)
    }
    return SceneDocument(title: "Wide", nodes: nodes)
  }
}
