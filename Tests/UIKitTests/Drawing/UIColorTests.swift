import Testing

@testable import UIKit

@Suite("UIColor")
struct UIColorTests {
  @Test(
    "a hue and its components are two ways to say one colour",
    arguments: [
      (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (2.0 / 3, 1, 1, [0, 0, 1]),
      (1.0 / 6, 1, 1, [1, 1, 0]), (0.5, 0.5, 0.8, [0.4, 0.8, 0.8]), (0, 0, 0.3, [0.3, 0.3, 0.3]),
    ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
  func hue(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, _ rgb: [CGFloat]) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    for (a, b) in zip([red, green, blue, alpha], rgb + [0.5]) { #expect(abs(a - b) < 1e-12) }
    var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getHue(&h, saturation: &s, brightness: &b, alpha: nil)
    #expect(abs(b - brightness) < 1e-12 && abs(s - saturation) < 1e-12 && abs(h - hue) < 1e-12)
  }

  @Test(
    "a scene's text of a colour",
    arguments: [
      ("#FF0000", "#FF0000"), ("#00ff0080", "#00FF0080"), ("#123456FF", "#123456"),
      ("FF0000", nil), ("#FF00", nil), ("#GG0000", nil), ("#FF00001", nil), ("", nil),
    ] as [(String, String?)])
  func hex(_ text: String, _ expected: String?) {
    #expect(UIColor(hexText: text)?.hexText == expected)
  }

  @Test("equal components are equal colours, in sets too")
  func equality() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.red.withAlphaComponent(0.5) != .red)
    #expect(Set([UIColor.red, .red, .blue]).count == 2)
  }

  @Test("a colour literal and a dynamic colour")
  func literal() {
    // swift-format-ignore: NoPlaygroundLiterals
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == .red)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(dynamic == .black)
    #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
  }
}
