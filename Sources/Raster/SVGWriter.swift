public import Canvas
public import Foundation

extension DrawList {
  /// The list as an SVG document, for pages and print: shapes stay shapes, text stays text.
  /// - Parameters:
  ///   - size: points.
  ///   - text: when given, lines of text are held to their measured widths, whatever font the
  ///     reader's machine shows them in.
  public func svg(
    size: CGSize, background: Color, text: (any TextMeasuring)? = nil
  ) -> String {
    var writer = SVGWriter(text: text)
    let area = CGRect(origin: .zero, size: size)
    writer.write(.rect(area, radius: 0, fill: .solid(background), stroke: nil))
    for command in commands { writer.write(command) }
    return writer.document(size: size)
  }
}

/// Turns commands into elements; what is not a finite number is left out.
struct SVGWriter {
  private let text: (any TextMeasuring)?
  private var definitions: [String] = []
  private var body: [String] = []
  /// Groups not yet closed.
  private var depth = 0

  init(text: (any TextMeasuring)?) { self.text = text }

  func document(size: CGSize) -> String {
    let (width, height) = (number(max(size.width, 0)), number(max(size.height, 0)))
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
        + #"viewBox="0 0 \#(width) \#(height)">"#
    ]
    if !definitions.isEmpty { lines += ["<defs>"] + definitions + ["</defs>"] }
    lines += body + Array(repeating: "</g>", count: depth) + ["</svg>", ""]
    return lines.joined(separator: "\n")
  }

  mutating func write(_ command: DrawCommand) {
    switch command {
    case .rect(let rect, let radius, let fill, let stroke):
      guard let box = box(rect, radius: radius) else { return }
      body.append("<rect\(box)\(paint(fill))\(self.stroke(stroke))/>")
    case .path(let outline, let rule, let fill, let stroke):
      let style = paint(fill) + self.stroke(stroke)
      body.append(#"<path d="\#(data(outline))"\#(self.rule(rule, "fill-rule"))\#(style)/>"#)
    case .text(let line, let origin, let font, let color):
      writeText(line, origin, font, color)
    case .shadow(let rect, let radius, let blur, let color):
      guard let box = box(rect, radius: radius), blur.isFinite else { return }
      let id = nextID
      definitions.append(
        #"<filter id="\#(id)" x="-50%" y="-50%" width="200%" height="200%">"#
          + #"<feGaussianBlur stdDeviation="\#(number(max(blur, 0) / 2))"/></filter>"#)
      body.append(#"<rect\#(box)\#(paint(.solid(color))) filter="url(#\#(id))"/>"#)
    case .image(let image, let rect, let opacity):
      writeImage(image, rect, opacity)
    case .clip(let rect):
      let shape = box(rect, radius: 0).map { "<rect\($0)/>" } ?? ""
      openClip(shape)
    case .clipPath(let outline, let rule):
      openClip(#"<path d="\#(data(outline))"\#(self.rule(rule, "clip-rule"))/>"#)
    case .endClip:
      if depth > 0 {
        depth -= 1
        body.append("</g>")
      }
    }
  }

  // MARK: Elements

  private mutating func writeText(_ line: String, _ origin: CGPoint, _ font: Font, _ color: Color) {
    guard origin.x.isFinite, origin.y.isFinite, font.size.isFinite, font.size > 0 else { return }
    let family =
      font.family == .text ? "Inter, DejaVu Sans, sans-serif" : "JetBrains Mono, monospace"
    let weight =
      switch font.weight {
      case .regular: 400
      case .medium: 500
      case .semibold: 600
      case .bold: 700
      }
    var attributes =
      #" x="\#(number(origin.x))" y="\#(number(origin.y))" font-family="\#(family)""#
      + #" font-size="\#(number(font.size))" font-weight="\#(weight)" xml:space="preserve""#
    if let width = text?.width(of: line, font: font), width > 0, width.isFinite {
      attributes += #" textLength="\#(number(width))""#
    }
    body.append("<text\(attributes)\(paint(.solid(color)))>\(escaped(line))</text>")
  }

  private mutating func writeImage(_ image: PixelImage, _ rect: CGRect, _ opacity: Double) {
    guard let box = box(rect, radius: 0), opacity > 0 else { return }
    var bitmap = Bitmap(width: image.width, height: image.height)
    bitmap.pixels = image.pixels.map { Ink.mix(0, Ink.spread($0 | 0xFF00_0000), UInt64($0 >> 24)) }
    guard let data = try? bitmap.pngData() else { return }
    body.append(
      #"<image\#(box) preserveAspectRatio="none" style="image-rendering:pixelated" "#
        + #"opacity="\#(number(min(opacity, 1)))" "#
        + #"href="data:image/png;base64,\#(data.base64EncodedString())"/>"#)
  }

  private mutating func openClip(_ shape: String) {
    let id = nextID
    definitions.append(#"<clipPath id="\#(id)">\#(shape)</clipPath>"#)
    body.append(#"<g clip-path="url(#\#(id))">"#)
    depth += 1
  }

  private var nextID: String { "d\(definitions.count + 1)" }

  private mutating func paint(_ paint: Paint?) -> String {
    switch paint {
    case nil: return #" fill="none""#
    case .solid(let color): return color.attributes("fill", number)
    case .hatch(let color, let line, let spacing, let origin):
      guard line.isFinite, spacing.isFinite, spacing > 0, line > 0, origin.x.isFinite,
        origin.y.isFinite
      else { return #" fill="none""# }
      let side = number(spacing)
      let id = nextID
      definitions.append(
        #"<pattern id="\#(id)" patternUnits="userSpaceOnUse" width="\#(side)" height="\#(side)" "#
          + #"patternTransform="translate(\#(number(origin.x)) \#(number(origin.y))) rotate(45)">"#
          + #"<rect width="\#(number(line))" height="\#(side)"\#(color.attributes("fill", number))/>"#
          + "</pattern>")
      return #" fill="url(#\#(id))""#
    }
  }
}
