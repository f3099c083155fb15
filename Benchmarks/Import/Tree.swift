/// A tree as apps have them: few levels of many views; the same one in every run.
struct Tree {
  struct View {
    var depth: Int
    var className: String
    /// x, y, width, height.
    var frame: (Int, Int, Int, Int)
    var isHidden = false
    var words = ""

    var isLabel: Bool { className == "UILabel" }
  }

  var views: [View] = [View(depth: 0, className: "UIWindow", frame: (0, 0, 1024, 1366))]

  init(count: Int) {
    var state: UInt64 = 0x1234_5678_9ABC_DEF1
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 40)
    }
    let classes = ["UIView", "UIView", "UIView", "UIButton", "UIImageView", "Card", "UILabel"]
    views.reserveCapacity(count)
    while views.count < count {
      let outer = views[views.count - 1]
      let deepest = outer.isLabel ? outer.depth : min(outer.depth + 1, 14)
      let depth = max(1, deepest - next() % 3)
      views.append(
        View(
          depth: depth, className: classes[next() % classes.count],
          frame: (next() % 400, next() % 600, next() % 300 + 20, next() % 100 + 20),
          isHidden: next() % 20 == 0, words: "word \(next() % 1000)"))
    }
  }
}
