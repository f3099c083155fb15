import Testing
import UIKit

@MainActor
@Suite("Pickers, steppers and gradients")
struct PickerAndStepperTests {
  private final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [3, 5]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component]
    }
  }

  @Test("a picker keeps a chosen row as long as there is one, and refuses others")
  func picker() {
    let (wheels, picker) = (
      Wheels(), UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 90))
    )
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = wheels
    picker.delegate = wheels
    #expect(picker.numberOfRows(inComponent: 1) == 5)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
    picker.selectRow(4, inComponent: 1, animated: false)
    for (row, component) in [(3, 0), (-1, 0), (0, 2), (0, -1)] {
      picker.selectRow(row, inComponent: component, animated: true)
    }
    #expect((0...2).map { picker.selectedRow(inComponent: $0) } == [0, 4, -1])
    wheels.rows = [3, 2]
    picker.reloadComponent(1)
    #expect(picker.selectedRow(inComponent: 1) == 1)
    wheels.rows = []
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1)
    #expect(picker.hitTest(CGPoint(x: 199, y: 89), with: nil) === picker)
  }

  @Test("a gradient is painted between its places, and beyond them only where it is told to")
  func gradient() throws {
    let colors = [UIColor.clear.cgColor, UIColor.black.cgColor] as CFArray
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
    for (options, expected) in [
      ([], [0, 32, 96, 159, 223, 0]), (.drawsAfterEndLocation, [0, 32, 96, 159, 223, 255]),
    ] as [(CGGradientDrawingOptions, [Int])] {
      var pixels = [UInt8](repeating: 0, count: 6)
      pixels.withUnsafeMutableBytes { bytes in
        let context = CGContext(
          data: bytes.baseAddress, width: 6, height: 1, bitsPerComponent: 8, bytesPerRow: 6,
          space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue)
        context?.drawLinearGradient(
          gradient, start: CGPoint(x: 1, y: 0), end: CGPoint(x: 5, y: 0), options: options)
      }
      for (pixel, value) in zip(pixels, expected) { #expect(abs(Int(pixel) - value) <= 1) }
    }
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
  }
}
