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

  // MARK: Images

  /// 100 by 50 pixels of one colour, a rectangle of them of another.
  private func image(_ changed: PixelRect = .empty) -> PixelImage {
    PixelImage(
      width: 100, height: 50,
      pixels: (0..<5000).map { place in
        let (x, y) = (place % 100, place / 100)
        let isIn =
          x >= changed.minX && x < changed.maxX && y >= changed.minY && y < changed.maxY
        return isIn ? 0x80FF_0000 : 0x8000_00FF
      })
  }

  private func shown(
    _ image: PixelImage, in box: CGRect = rect(100, 200, 200, 100), opacity: Double = 1,
    over above: [DrawCommand] = []
  ) -> DrawList {
    DrawList([self.box(0, 0), .image(image, in: box, opacity: opacity)] + above)
  }

  @Test("of an image whose pixels changed, the changed ones are drawn anew")
  func image() {
    let part = PixelRect(minX: 10, minY: 20, maxX: 13, maxY: 24)
    // Two points a pixel, and one pixel more on every side.
    #expect(
      damage(shown(image()), shown(image(part))) == [
        PixelRect(minX: 119, minY: 239, maxX: 127, maxY: 249)
      ])
    #expect(damage(shown(image(part)), shown(image(part))).isEmpty)
  }

  @Test("an image that is elsewhere, in front of other things or fainter is drawn anew as a whole")
  func otherImage() {
    let part = PixelRect(minX: 10, minY: 20, maxX: 13, maxY: 24)
    let whole = PixelRect(minX: 100, minY: 200, maxX: 300, maxY: 300)
    let label = box(150, 220)
    let lists = [
      shown(image(part), opacity: 0.5), shown(image(part), in: rect(100, 200, 198, 100)),
      DrawList([box(0, 0), label, .image(image(part), in: rect(100, 200, 200, 100), opacity: 1)]),
      DrawList([box(0, 0), .clip(rect(100, 200, 200, 100))])
        .adding(.image(image(part), in: rect(100, 200, 200, 100), opacity: 1)).adding(.endClip),
      DrawList([box(0, 0)]),
    ]
    for (number, list) in lists.enumerated() {
      let found = damage(shown(image(), over: number == 2 ? [label] : []), list)
      let all = found.reduce(PixelRect.empty) { $0.union($1) }
      #expect(all.union(whole) == all, "list \(number)")
    }
  }
}

extension DrawList {
  fileprivate func adding(_ command: DrawCommand) -> DrawList {
    var list = self
    list.add(command)
    return list
  }
}
