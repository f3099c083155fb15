import Canvas
import Foundation
import Testing

@testable import Raster

@Suite struct DamageTests {
  private let rasterizer = Rasterizer(text: BlockText())
  private let bounds = PixelRect(width: 1000, height: 1000)

  private func box(_ x: CGFloat, _ y: CGFloat) -> DrawCommand {
    .rect(rect(x, y, 20, 20), radius: 4, fill: .white, stroke: nil)
  }

  private func grid() -> DrawList {
    DrawList((0..<400).map { box(CGFloat($0 % 20 * 50), CGFloat($0 / 20 * 50)) })
  }

  private func damage(_ old: DrawList, _ new: DrawList) -> [PixelRect] {
    rasterizer.damage(from: old, to: new, scale: 1, within: bounds)
  }

  @Test("equal lists have no damage")
  func nothing() {
    #expect(damage(grid(), grid()).isEmpty)
  }

  @Test("a view that moved damages where it was and where it is")
  func oneMoved() {
    var moved = grid()
    moved.commands[210] = box(600, 500)
    #expect(
      Set(damage(grid(), moved)) == [
        PixelRect(minX: 500, minY: 500, maxX: 520, maxY: 520),
        PixelRect(minX: 600, minY: 500, maxX: 620, maxY: 520),
      ])
  }

  @Test("commands that come and go damage only themselves, not those behind them")
  func inserted() {
    var grown = grid()
    grown.commands.insert(contentsOf: [box(3, 3), box(7, 7)], at: 0)
    #expect(damage(grid(), grown) == [PixelRect(minX: 3, minY: 3, maxX: 27, maxY: 27)])
    #expect(damage(grown, grid()) == [PixelRect(minX: 3, minY: 3, maxX: 27, maxY: 27)])
  }

  @Test("a clip limits the damage of what it holds; a changed clip damages what it held and holds")
  func clips() {
    func list(_ clip: CGRect, _ x: CGFloat) -> DrawList {
      DrawList([.clip(clip), box(x, 0), .endClip, box(500, 500)])
    }
    #expect(
      damage(list(rect(0, 0, 50, 10), 0), list(rect(0, 0, 50, 10), 5))
        == [PixelRect(minX: 0, minY: 0, maxX: 25, maxY: 10)])
    #expect(
      damage(list(rect(0, 0, 50, 10), 0), list(rect(0, 0, 50, 15), 0))
        == [PixelRect(minX: 0, minY: 0, maxX: 20, maxY: 15)])
  }

  @Test("many changes become few areas that hold all of them")
  func manyChanges() {
    var changed = grid()
    for index in stride(from: 0, to: 400, by: 37) { changed.commands[index] = .endClip }
    let areas = damage(grid(), changed)
    #expect(areas.count <= 8)
    for index in stride(from: 0, to: 400, by: 37) {
      let x = index % 20 * 50
      let y = index / 20 * 50
      let lost = PixelRect(minX: x, minY: y, maxX: x + 20, maxY: y + 20)
      #expect(areas.contains { $0.union(lost) == $0 })
    }
  }
}
