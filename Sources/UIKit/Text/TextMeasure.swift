/// How much space a text takes, without a font: each character is half as wide as its font's size,
/// each line as high as the tallest font in it.
///
/// A stand-in that is the same everywhere; on a device the fonts decide.
struct TextMeasure {
  struct Line: Equatable {
    /// In UTF-16 units, a break at its end included.
    var range: NSRange
    var top: CGFloat
    var height: CGFloat
    /// The x at which each unit starts, and where the last one ends.
    var edges: [CGFloat]
  }

  private var characters: [(width: CGFloat, height: CGFloat, isBreak: Bool, isSpace: Bool)] = []

  static let defaultFont = UIFont.systemFont(ofSize: 12)

  init(_ text: NSAttributedString, font: UIFont = defaultFont) {
    guard text.length > 0 else { return }
    let units = Array(text.string.utf16)
    var place = 0
    while place < units.count {
      var range = NSRange(location: place, length: 1)
      let attributes = text.attributes(at: place, effectiveRange: &range)
      let font = attributes[.font] as? UIFont ?? font
      let end = min(units.count, max(range.location + range.length, place + 1))
      for unit in units[place..<end] {
        let isBreak = unit == 0x0A
        let isTail = unit & 0xFC00 == 0xDC00
        characters.append(
          (isBreak || isTail ? 0 : font.pointSize / 2, font.lineHeight, isBreak, unit == 0x20))
      }
      place = end
    }
  }

  func lines(within width: CGFloat) -> [Line] {
    var lines: [Line] = []
    var (start, top) = (0, CGFloat(0))
    while start < characters.count {
      var end = start
      var lastBreak: Int?
      var x: CGFloat = 0
      while end < characters.count {
        let character = characters[end]
        if character.isBreak {
          end += 1
          break
        }
        // A line holds at least one character, and breaks behind its last space.
        if x + character.width > width, end > start, !character.isSpace {
          end = lastBreak ?? end
          break
        }
        x += character.width
        end += 1
        if character.isSpace { lastBreak = end }
      }
      let part = characters[start..<end]
      var edges: [CGFloat] = [0]
      for character in part { edges.append(edges[edges.count - 1] + character.width) }
      let height = part.map(\.height).max() ?? 0
      lines.append(
        Line(
          range: NSRange(location: start, length: end - start), top: top, height: height,
          edges: edges))
      top += height
      start = end
    }
    return lines
  }

  func size(within width: CGFloat) -> CGSize {
    let lines = lines(within: width)
    let widest = lines.map { $0.edges[$0.edges.count - 1] }.max() ?? 0
    return CGSize(width: widest, height: lines.last.map { $0.top + $0.height } ?? 0)
  }
}
