import UIKit

class PixelButton: UIButton {
  var previousPoint = CGPoint(x: CGFloat.leastNormalMagnitude, y: CGFloat.leastNormalMagnitude)
  var previousResult = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    reset()
  }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  func reset() { previousResult = false }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let s = super.point(inside: point, with: event)
    if !s { return s }
    if point.equalTo(previousPoint) { return previousResult } else { previousPoint = point }
    let color = self.color(at: point)
    let response = (color?.cgColor.alpha)! >= CGFloat(0.1)
    previousResult = response
    return response
  }
  func color(at point: CGPoint) -> UIColor? {
    let pixel = UnsafeMutablePointer<CUnsignedChar>.allocate(capacity: 4)
    defer { pixel.deallocate() }
    let space = CGColorSpaceCreateDeviceRGB()
    let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    let context = CGContext(
      data: pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space,
      bitmapInfo: info.rawValue)
    context?.translateBy(x: -point.x, y: -point.y)
    layer.render(in: context!)
    return UIColor(
      red: CGFloat(pixel[0]) / 255, green: CGFloat(pixel[1]) / 255, blue: CGFloat(pixel[2]) / 255,
      alpha: CGFloat(pixel[3]) / 255)
  }
  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
    reset()
  }
}
