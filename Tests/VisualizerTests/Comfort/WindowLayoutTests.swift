import Canvas
import Foundation
import Testing

@testable import Visualizer

@Suite("The layout of the window")
struct WindowLayoutTests {
  private static let sizes: [CGSize] = [
    (900, 600), (1024, 768), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440), (3840, 2160),
    (640, 480), (720, 450), (450, 300), (320, 240),
  ].map { CGSize(width: $0.0, height: $0.1) }

  /// Nothing chosen, all of it tiny, all of it huge, and each part hidden.
  private static let choices: [Panels] = {
    var choices = [Panels()]
    for length in [1.0, 300, 9_000] {
      var panels = Panels()
      for divider in Panels.Divider.allCases {
        panels[divider] = divider == .log ? length / 9_000 : length
      }
      choices.append(panels)
    }
    for part in Panels.Part.allCases {
      var panels = Panels()
      panels.toggle(part)
      choices.append(panels)
    }
    var alone = Panels()
    alone.toggleAll()
    return choices + [alone]
  }()

  @Test("panels cover the window without a gap or an overlap, whatever is chosen", arguments: sizes)
  func cover(size: CGSize) {
    for panels in Self.choices {
      for hasFixes in [false, true] {
        let layout = WindowLayout(size: size, hasFixes: hasFixes, panels: panels)
        let area = layout.all.reduce(0) { $0 + $1.width * $1.height }
        #expect(abs(area - size.width * size.height) < 0.01)
        for (index, one) in layout.all.enumerated() {
          #expect(CGRect(origin: .zero, size: size).insetBy(dx: -0.01, dy: -0.01).contains(one))
          for other in layout.all[(index + 1)...] {
            let common = one.intersection(other)
            #expect(common.isNull || common.width * common.height < 0.01)
          }
        }
      }
    }
  }

  @Test("the stage keeps its least size in every window that has room for it", arguments: sizes)
  func stage(size: CGSize) {
    for panels in Self.choices {
      let stage = WindowLayout(size: size, hasFixes: true, panels: panels).stage
      #expect(stage.width >= min(WindowLayout.leastStage.width, size.width))
      #expect(stage.height >= min(WindowLayout.leastStage.height, size.height - 48 - 44))
    }
  }

  @Test("every part that is wished is there from 900 × 600 upwards", arguments: sizes.prefix(7))
  func parts(size: CGSize) {
    for panels in Self.choices {
      let layout = WindowLayout(size: size, panels: panels)
      #expect((layout.outline.width >= 160) == panels.shows(.left))
      #expect((layout.inspector.width >= 180) == panels.shows(.inspector))
      #expect((layout.log.height >= 72) == panels.shows(.bottom))
      #expect(layout.timeline.height >= 44)
    }
  }

  @Test(
    "a border that is dragged is where the pointer is", arguments: Panels.Divider.allCases)
  func drag(divider: Panels.Divider) throws {
    let size = CGSize(width: 1440, height: 900)
    let before = WindowLayout(size: size, hasFixes: true)
    let line = try #require(before.line(of: divider))
    let point = CGPoint(x: line.midX + 20, y: line.midY + 20)
    var panels = Panels()
    panels[divider] = before.length(of: divider, at: point)
    let after = try #require(
      WindowLayout(size: size, hasFixes: true, panels: panels).line(of: divider))
    if divider.isUpright {
      #expect(abs(after.midX - point.x) <= 2)
    } else {
      #expect(abs(after.midY - point.y) <= 2)
    }
  }

  @Test("handles of borders do not cover each other's middle, and hidden panels have none")
  func handles() throws {
    let layout = WindowLayout(size: CGSize(width: 900, height: 600), hasFixes: true)
    let all = Panels.Divider.allCases.compactMap { layout.handle(of: $0) }
    #expect(all.count == Panels.Divider.allCases.count)
    for (index, one) in all.enumerated() {
      #expect(min(one.width, one.height) == 6)
      for (other, rect) in all.enumerated() where other != index {
        #expect(!rect.covers(CGPoint(x: one.midX, y: one.midY)))
      }
    }
    var panels = Panels()
    panels.toggleAll()
    let alone = WindowLayout(size: CGSize(width: 900, height: 600), hasFixes: true, panels: panels)
    #expect(Panels.Divider.allCases.allSatisfy { alone.handle(of: $0) == nil })
  }

  @Test("lengths that are none are not taken", arguments: [CGFloat.nan, .infinity, -5, 0])
  func nonsense(length: CGFloat) {
    var panels = Panels()
    panels[.left] = length
    #expect(panels == Panels())
  }

  @Test(
    "in a small window the inspector gives way to the scene, until the outline does or it is wished"
  )
  func small() {
    let size = Comfort.leastWindow
    var panels = Panels()
    #expect(WindowLayout(size: size, panels: panels).inspector.width == 0)
    #expect(WindowLayout(size: size, panels: panels).stage.width >= 480)
    panels.toggle(.left)
    #expect(WindowLayout(size: size, panels: panels).inspector.width >= 180)
    panels.toggle(.left)
    panels[.inspector] = 200
    #expect(WindowLayout(size: size, panels: panels).inspector.width == 200)
    #expect(WindowLayout(size: CGSize(width: 900, height: 600)).inspector.width >= 180)
  }
}
