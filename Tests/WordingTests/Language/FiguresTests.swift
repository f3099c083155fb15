import Foundation
import Testing
import Wording

@Suite("Numbers as people read them")
struct FiguresTests {
  @Test(
    "two decimals are enough, unless they hide an edge",
    arguments: [
      (0, "0"), (-0.0, "0"), (12, "12"), (-5, "-5"), (33.333333333, "33.33"),
      (21.998999999999995, "21.999"), (-18.001000000000005, "-18.001"),
      (195.99900000000002, "195.999"), (0.1 + 0.2, "0.3"), (0.5, "0.5"),
      (0.125, "0.13"), (119.999, "119.999"), (-0.001, "-0.001"), (120.0000000000001, "120"),
      (1e9, "1000000000"), (1e300, "1e+300"), (.infinity, "inf"), (-.infinity, "-inf"),
      (.nan, "nan"),
    ] as [(Double, String)])
  func number(value: Double, text: String) {
    #expect(Figures.number(value) == text)
  }

  @Test(
    "an alpha is told as it is stored, and never rounded across the gate",
    arguments: [
      (0.01, "0.0099999998", "0.0099999998"), (0.005, "0.0049999999", "0.005"),
      (0, "0", "0"), (1, "1", "1"), (0.5, "0.5", "0.5"), (0.0101, "0.0101", "0.0101"),
      (0.010000001, "0.010000001", "0.010000001"), (0.00999, "0.00999", "0.00999"),
    ] as [(Double, String, String)])
  func alpha(value: Double, stored: String, short: String) {
    #expect(Figures.storedAlpha(Float(value)).hasPrefix(stored))
    #expect(Float(Figures.storedAlpha(Float(value))) == Float(value))
    #expect(Figures.alpha(Float(value)) == short)
  }

  @Test("points and sizes")
  func composed() {
    #expect(Figures.point(CGPoint(x: -1.5, y: 2)) == "(-1.5, 2)")
    #expect(Figures.size(CGSize(width: 44, height: 20.25)) == "44 × 20.25")
  }
}
