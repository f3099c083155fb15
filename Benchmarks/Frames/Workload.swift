import Canvas
import Foundation

/// The frame of the comparison: 1,500 translucent rounded rectangles and 300 labels, the same
/// numbers as in the other programs beside this one.
struct Workload {
  static let width = 1280
  static let height = 800
  static let background = Color(0x14171F)

  private var seed: UInt32 = 12345

  private mutating func random(_ bound: Int) -> Int {
    seed = seed &* 1_664_525 &+ 1_013_904_223
    return Int(seed >> 8) % bound
  }

  /// - Parameter moved: how far the rectangle in the middle of the list has gone, in points.
  static func frame(moved: Int = 0) -> DrawList {
    var workload = Workload()
    var list = DrawList()
    for index in 0..<1500 {
      let width = 20 + workload.random(140)
      let height = 16 + workload.random(84)
      let x = workload.random(Workload.width - width) + (index == 750 ? moved : 0)
      let y = workload.random(Workload.height - height)
      let color = Color(
        red: UInt8(workload.random(256)), green: UInt8(workload.random(256)),
        blue: UInt8(workload.random(256)), alpha: 90)
      list.add(
        .rect(
          CGRect(x: x, y: y, width: width, height: height), radius: 8, fill: .solid(color),
          stroke: nil))
    }
    for index in 0..<300 {
      let x = workload.random(Workload.width - 80)
      let y = 14 + workload.random(Workload.height - 20)
      list.add(
        .text(
          "view \(index)", origin: CGPoint(x: x, y: y), font: Font(.text, size: 13),
          color: Color(0xE6EAF2)))
    }
    return list
  }
}
