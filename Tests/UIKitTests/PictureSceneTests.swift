import Testing
import UIKit

@MainActor
struct PictureSceneTests {
  @Test("the picture's scene answers as its probes say")
  func pictureScene() {
    let view4 = view("view4", 144, 40, 150, 150, as: UIButton.self)
    view4.rules(
      .path(d: "M75 50 C150 0 150 75 75 150 C0 75 0 0 75 50 Z", fillRule: .nonzero, gate: .inside))
    let view1 = view("view1", 30, 46, 194, 186, [view4])
    view1.rules(.reachOutside(search: .frontMost, respectsGates: false))
    let view2 = view(
      "view2", 30, 278, 210, 170, [view("view3", 124, 86, 160, 58, as: UIButton.self)])
    let base = view("base", 20, 30, 350, 490, [view1, view2])
    let window = view("window", 0, 0, 390, 560, as: UIWindow.self, [base])
    #expect(window.hit(290, 190) == "view4")
    #expect(window.hit(330, 130) == "base")
    #expect(window.hit(60, 100) == "view1")
    #expect(window.hit(190, 420) == "view3")
    #expect(window.hit(310, 420) == "base")
    #expect(window.hit(100, 330) == "view2")
    #expect(window.hit(360, 500) == "base")
    #expect(window.hit(10, 10) == "window")
    #expect(window.hit(400, 10) == nil)
  }
}
