/// A colour by hue (0 to 1, once round the wheel), saturation and brightness.
struct HueColor {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    brightness = max(red, green, blue)
    let spread = brightness - min(red, green, blue)
    saturation = brightness > 0 ? spread / brightness : 0
    guard spread > 0 else {
      hue = 0
      return
    }
    let sixths: CGFloat =
      if brightness == red {
        (green - blue) / spread
      } else if brightness == green {
        (blue - red) / spread + 2
      } else {
        (red - green) / spread + 4
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let channel = { (offset: CGFloat) -> CGFloat in
      let sixths = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let place = sixths < 0 ? sixths + 6 : sixths
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    return (channel(5), channel(3), channel(1))
  }
}
