/// A rectangle of pixels in little room.
struct PixelBox {
  var left: Int32
  var top: Int32
  var right: Int32
  var bottom: Int32

  static let empty = PixelBox(left: 0, top: 0, right: 0, bottom: 0)
  static let everything = PixelBox(
    left: -farthest, top: -farthest, right: farthest, bottom: farthest)

  /// Farther away is no pixel of any grid.
  private static let farthest: Int32 = 1 << 30

  init(left: Int32, top: Int32, right: Int32, bottom: Int32) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(_ rect: PixelRect) {
    func near(_ value: Int) -> Int32 {
      Int32(min(max(value, -Int(Self.farthest)), Int(Self.farthest)))
    }
    self.init(
      left: near(rect.left), top: near(rect.top), right: near(rect.right),
      bottom: near(rect.bottom))
  }

  var rect: PixelRect {
    PixelRect(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom))
  }
}
