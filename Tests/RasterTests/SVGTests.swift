import Canvas
import Foundation
import FoundationXML
import Raster
import TestSupport
import Testing

@Suite struct SVGTests {
  @Test("a list becomes elements in its order")
  func elements() {
    let list = DrawList([
      .rect(
        rect(1, 2, 30, 40), radius: 4, fill: .solid(Color(0x00FF80, alpha: 0.2)),
        stroke: Stroke(Color(0xFF0000), width: 1.5, dash: [4, 3], cap: .round)),
      .clip(rect(0, 0, 10, 10)),
      .path(
        Outline([.move(point(0.12345, 0)), .quad(point(1, 1), control: point(2, 0)), .close]),
        rule: .evenOdd, fill: nil, stroke: Stroke(.white)),
      .endClip,
      .text(
        "a < b", origin: point(3, 4), font: Font(.code, size: 12, weight: .bold), color: .black),
    ])
    #expect(
      list.svg(size: CGSize(width: 50, height: 60), background: .white, text: FixedMetrics()) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="50" height="60" viewBox="0 0 50 60">
        <defs>
        <clipPath id="d1"><rect x="0" y="0" width="10" height="10"/></clipPath>
        </defs>
        <rect x="0" y="0" width="50" height="60" fill="#ffffff"/>
        <rect x="1" y="2" width="30" height="40" rx="4" fill="#00ff80" fill-opacity="0.2" stroke="#ff0000" stroke-width="1.5" stroke-dasharray="4 3" stroke-linecap="round"/>
        <g clip-path="url(#d1)">
        <path d="M0.123 0 Q2 0 1 1 Z" fill-rule="evenodd" fill="none" stroke="#ffffff" stroke-width="1"/>
        </g>
        <text x="3" y="4" font-family="JetBrains Mono, monospace" font-size="12" font-weight="700" xml:space="preserve" textLength="30" fill="#000000">a &lt; b</text>
        </svg>

        """)
  }

  @Test("any list is well-formed XML without what is not a number", arguments: 0..<30)
  func wellFormed(seed: Int) {
    var random = RandomCommands.garbage(seed: seed)
    var list = random.list(30)
    list.add(
      .text("\u{0}\u{1}&<>\"' \u{FFFF} ✓", origin: .zero, font: Font(.text, size: 9), color: .black)
    )
    let svg = list.svg(size: CGSize(width: 10, height: 10), background: .black)
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(!svg.contains("nan") && !svg.contains("inf\""))
  }
}
