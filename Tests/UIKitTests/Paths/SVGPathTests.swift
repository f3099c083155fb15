import Testing
import UIKit

@Suite("SVG path data")
struct SVGPathTests {
  @Test(
    "every command, absolute and relative, with numbers as the grammar writes them",
    arguments: [
      ("", ""),
      ("  \n\t", ""),
      ("M1 2", "M 1 2"),
      ("M1,2L3,4z", "M 1 2 L 3 4 Z"),
      ("m1 2l3 4z", "M 1 2 L 4 6 Z"),
      ("M1 2 3 4 5 6", "M 1 2 L 3 4 L 5 6"),
      ("m1 2 3 4 5 6", "M 1 2 L 4 6 L 9 12"),
      ("M1 2H5h5V7v-7", "M 1 2 L 5 2 L 10 2 L 10 7 L 10 0"),
      ("M0 0C1 2 3 4 5 6", "M 0 0 C 1 2 3 4 5 6"),
      ("M10 10c1 2 3 4 5 6", "M 10 10 C 11 12 13 14 15 16"),
      ("M0 0C1 2 3 4 5 6S9 9 10 10", "M 0 0 C 1 2 3 4 5 6 C 7 8 9 9 10 10"),
      ("M1 1s2 2 3 3", "M 1 1 C 1 1 3 3 4 4"),
      ("M0 0Q1 2 3 4", "M 0 0 Q 1 2 3 4"),
      ("M1 1q1 2 3 4", "M 1 1 Q 2 3 4 5"),
      ("M0 0Q1 2 3 4T6 6", "M 0 0 Q 1 2 3 4 Q 5 6 6 6"),
      ("M0 0Q1 2 3 4t1 1 1 1", "M 0 0 Q 1 2 3 4 Q 5 6 4 5 Q 3 4 5 6"),
      ("M1 1T3 3", "M 1 1 Q 1 1 3 3"),
      ("M0 0C1 2 3 4 5 6T7 7", "M 0 0 C 1 2 3 4 5 6 Q 5 6 7 7"),
      ("M1 2 L3 4 z l1 1", "M 1 2 L 3 4 Z L 2 3"),
      ("M1 2 L3 4 z m1 1", "M 1 2 L 3 4 Z M 2 3"),
      ("M.5.5-1-1", "M 0.5 0.5 L -1 -1"),
      ("M1e1-1E-1+5.", "M 10 -0.1 L 5 7"),
      ("M0 0A5 5 0 0 0 0 0", "M 0 0"),
      ("M0 0A0 5 0 0 0 9 9", "M 0 0 L 9 9"),
    ])
  func parse(_ data: String, expected: String) throws {
    // One case ends in a lone number, to show where it stops.
    let text = data.hasSuffix("+5.") ? data + " 7" : data
    #expect(try CGPath(svgPathData: text).svgPathData == expected)
  }

  @Test(
    "a fault is told with its place and reason",
    arguments: [
      ("L1 2", 0, SVGPathError.Reason.expectedMove),
      ("  1 2", 2, .expectedMove),
      ("M1 2 X", 5, .unexpected("X")),
      ("M1 2 é", 5, .unexpected("é")),
      ("M1 2 Z 3", 7, .unexpected("3")),
      ("M", 1, .expectedNumber(command: "M")),
      ("M1", 2, .expectedNumber(command: "M")),
      ("M1 2 L3 x", 8, .expectedNumber(command: "L")),
      ("M1 2 L3,,4", 8, .expectedNumber(command: "L")),
      ("M,1 2", 1, .expectedNumber(command: "M")),
      ("M1 2 3", 6, .expectedNumber(command: "L")),
      ("M1 2 L-", 6, .expectedNumber(command: "L")),
      ("M1 2 L. 1", 6, .expectedNumber(command: "L")),
      ("M1 2,L3 4", 4, .strayComma),
      ("M1 2,", 4, .strayComma),
      ("M0 0A5 5 0 2 0 9 9", 11, .expectedFlag(command: "A")),
      ("M0 0a5 5 0 1", 12, .expectedFlag(command: "a")),
      ("M1e999 0", 1, .tooLarge),
      ("M0 2000000000", 3, .tooLarge),
      ("M1e9 0h1", 7, .tooLarge),
      ("M NaN 0", 2, .expectedNumber(command: "M")),
      ("M0 0 e5", 5, .unexpected("e")),
    ])
  func faults(_ data: String, offset: Int, reason: SVGPathError.Reason) {
    #expect(throws: SVGPathError(offset: offset, reason: reason)) {
      try CGPath(svgPathData: data)
    }
  }

  @Test("flags of an arc need no separator")
  func packedFlags() throws {
    #expect(
      try CGPath(svgPathData: "M0 0a5 5 0 1110 0")
        == CGPath(svgPathData: "M0 0 a 5 5 0 1 1 10 0"))
  }

  @Test(
    "an arc goes the way its flags say and stays on its ellipse",
    arguments: [
      ("M0 0 A50 50 0 0 1 100 0", CGRect(x: 0, y: -50, width: 100, height: 50)),
      ("M0 0 A50 50 0 0 0 100 0", CGRect(x: 0, y: 0, width: 100, height: 50)),
      ("M0 50 A50 50 0 1 1 50 100", CGRect(x: 0, y: 0, width: 100, height: 100)),
      ("M0 50 A50 50 0 0 0 50 100", CGRect(x: 0, y: 50, width: 50, height: 50)),
      ("M0 0 A10 10 0 0 1 100 0", CGRect(x: 0, y: -50, width: 100, height: 50)),
      ("M0 0 A50 25 90 0 1 50 0", CGRect(x: 0, y: -50, width: 50, height: 50)),
    ])
  func arcs(_ data: String, box: CGRect) throws {
    let bounds = try CGPath(svgPathData: data).boundingBoxOfPath
    for (a, b) in [
      (bounds.minX, box.minX), (bounds.minY, box.minY), (bounds.maxX, box.maxX),
      (bounds.maxY, box.maxY),
    ] { #expect(abs(a - b) < 0.02, "\(bounds)") }
  }

  @Test("writing and reading again gives an equal path, to the last bit")
  func roundTrip() throws {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0.1, y: 1e-7, width: 1.0 / 3, height: 12_345.678))
    path.addRoundedRect(
      in: CGRect(x: -5, y: -6, width: 70, height: 80), cornerWidth: 7, cornerHeight: 9)
    path.addQuadCurve(to: CGPoint(x: 1e8, y: 2e-12), control: CGPoint(x: -0.0, y: 5))
    #expect(try CGPath(svgPathData: path.svgPathData) == path)
  }
}
