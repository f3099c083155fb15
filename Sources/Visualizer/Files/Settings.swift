/// What is kept from one run to the next; nil leaves a value at its default.
public struct Settings: Equatable, Sendable {
  /// `dark`, `light` or `high-contrast`.
  public var theme: String?
  /// Names as in `Visualizer.layerNames`.
  public var layers: [String]?
  public var speed: Double?
  /// Paths of scenes and dumps, the last one first.
  public var recent: [String]

  /// Text size, panels and the like, by name; what is usual is left out.
  public var comfort: [String: Double]

  public init(
    theme: String? = nil, layers: [String]? = nil, speed: Double? = nil, recent: [String] = [],
    comfort: [String: Double] = [:]
  ) {
    self.theme = theme
    self.layers = layers
    self.speed = speed
    self.recent = recent
    self.comfort = comfort
  }
}
