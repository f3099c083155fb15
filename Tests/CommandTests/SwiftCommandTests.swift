import Testing

@Suite("hittest swift and scenes")
struct SwiftCommandTests {
  private let hittest: Program

  init() throws { hittest = try Program("hittest") }

  @Test("a view's rules become a class")
  func swift() throws {
    let result = try hittest.run("swift", "glass", "--view", "glass")
    #expect(result.status == 0)
    #expect(
      result.output == """
        import UIKit

        class Glass: UIView {
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            var hit = super.hitTest(point, with: event)
            if hit === self { hit = nil }
            return hit
          }
        }

        """)
  }

  @Test("a view without rules is said to need none")
  func noRules() throws {
    let result = try hittest.run("swift", "glass", "--view", "save1")
    #expect(result.status == 0)
    #expect(result.output.contains("save1 has no rules"))
  }

  @Test("every shipped scene is listed by number, name and title, and can be named so")
  func scenes() throws {
    let list = try hittest.run("scenes")
    #expect(list.status == 0)
    let lines = list.output.split(separator: "\n")
    #expect(lines.count >= 12)
    #expect(lines.contains { $0.hasPrefix(" 5  reaching-outside ") })
    for line in lines {
      let words = line.split(separator: " ")
      #expect(words.count >= 3)
      #expect(try hittest.run("check", String(words[0])).status == 0)
      #expect(try hittest.run("check", String(words[1])).status == 0)
    }
  }
}
