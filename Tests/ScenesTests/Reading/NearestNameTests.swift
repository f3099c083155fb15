import Scenes
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var nearest: String?

    init(_ name: String, _ nearest: String?) {
      self.name = name
      self.nearest = nearest
    }

    var testDescription: String { name }
  }

  @Test(
    "a slip of the hand finds its name, another word finds none",
    arguments: [
      Case("frme", "frame"), Case("farme", "frame"), Case("FRAME", "frame"),
      Case("frames", "frame"),
      Case("isHiden", "isHidden"), Case("hidden", "isHidden"), Case("bonds", "bounds"),
      Case("id", nil),
      Case("x", nil), Case("", nil), Case(String(repeating: "frame", count: 100), nil),
    ])
  func nearest(_ test: Case) {
    let known = ["frame", "bounds", "isHidden", "a"]
    #expect(NearestName.of(test.name, in: known) == test.nearest)
  }
}
