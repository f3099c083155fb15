import Canvas
import Foundation
import Testing

@testable import Raster

@Suite struct RobustnessTests {
  private static let text = BlockText(
    GlyphMask(left: -1, top: -6, width: 9, height: 8, coverage: (0..<72).map { UInt8($0 * 3) }))

  @Test("no geometry whatever stops the rasteriser", arguments: 0..<24)
  func garbage(seed: Int) {
    var random = RandomCommands.garbage(seed: seed)
    var bitmap = Bitmap(width: 40, height: 30)
    let rasterizer = Rasterizer(text: Self.text)
    var last = DrawList()
    for _ in 0..<3 {
      let list = random.list(12)
      for scale in [0.01, 1, 1e6, .nan, .infinity, -1, 0] as [CGFloat] {
        rasterizer.draw(list, into: &bitmap, scale: scale, background: .black)
        _ = rasterizer.damage(from: last, to: list, scale: scale, within: bitmap.bounds)
        rasterizer.draw(
          list, into: &bitmap, background: .black,
          damage: CGRect(x: CGFloat.nan, y: -1e300, width: .infinity, height: 5))
      }
      last = list
    }
    #expect(bitmap.pixels.count == 1200)
  }

  @Test("drawing a part gives exactly that part and touches nothing else", arguments: 0..<24)
  func damageIsExact(seed: Int) {
    var random = RandomCommands.sane(seed: seed, size: 64)
    let list = random.list(14)
    let rasterizer = Rasterizer(text: Self.text)
    for scale in [1, 1.5, 2] as [CGFloat] {
      var whole = Bitmap(width: 96, height: 96)
      rasterizer.draw(list, into: &whole, scale: scale, background: Color(0x203040))
      for _ in 0..<3 {
        let part = CGRect(
          x: random.numbers.next(0, 40), y: random.numbers.next(0, 40),
          width: random.numbers.next(1, 40), height: random.numbers.next(1, 40))
        var partly = Bitmap(width: 96, height: 96)
        rasterizer.draw(
          list, into: &partly, scale: scale, background: Color(0x203040), damage: part)
        let area = PixelRect(covering: part, scale: scale)
        for y in 0..<96 {
          for x in 0..<96 {
            let isInside = x >= area.minX && x < area.maxX && y >= area.minY && y < area.maxY
            let expected = isInside ? whole[x, y] : 0
            if partly[x, y] != expected {
              Issue.record("scale \(scale), \(part): pixel \(x), \(y) differs")
              return
            }
          }
        }
      }
    }
  }

  @Test("repainting only the damage between two lists shows the new one", arguments: 0..<24)
  func damageIsEnough(seed: Int) {
    var random = RandomCommands.sane(seed: seed, size: 64)
    let rasterizer = Rasterizer(text: Self.text)
    var list = random.list(20)
    for scale in [1, 1.5] as [CGFloat] {
      var shown = Bitmap(width: 96, height: 96)
      rasterizer.draw(list, into: &shown, scale: scale, background: .black)
      for _ in 0..<6 {
        let old = list
        for _ in 0...random.numbers.below(3) {
          let place = random.numbers.below(list.commands.count)
          switch random.numbers.below(4) {
          case 0: list.commands.insert(random.command(), at: place)
          case 1 where list.commands.count > 5: list.commands.remove(at: place)
          case 2: list.commands.swapAt(place, random.numbers.below(list.commands.count))
          default: list.commands[place] = random.command()
          }
        }
        let areas = rasterizer.damage(from: old, to: list, scale: scale, within: shown.bounds)
        shown.withPixelBuffer { buffer in
          for area in areas {
            rasterizer.draw(list, into: buffer, scale: scale, background: .black, area: area)
          }
        }
        var fresh = Bitmap(width: 96, height: 96)
        rasterizer.draw(list, into: &fresh, scale: scale, background: .black)
        let isSame = shown == fresh
        #expect(isSame)
      }
    }
  }

  @Test("a large picture, drawn in bands, equals its parts")
  func bands() {
    var random = RandomCommands.sane(seed: 7, size: 300)
    let list = random.list(60)
    let rasterizer = Rasterizer(text: Self.text)
    var whole = Bitmap(width: 700, height: 400)
    rasterizer.draw(list, into: &whole, background: .black)
    var parts = Bitmap(width: 700, height: 400)
    parts.withPixelBuffer { buffer in
      for top in stride(from: 0, to: 400, by: 33) {
        let area = PixelRect(minX: 0, minY: top, maxX: 700, maxY: top + 33)
        rasterizer.draw(list, into: buffer, scale: 1, background: .black, area: area)
      }
    }
    let isSame = whole == parts
    #expect(isSame)
  }
}
