import Canvas

/// The typefaces of one style, in order of preference, each opened when it is first needed.
final class FontChain {
  private let style: FontStyle
  private let typefaces: Typefaces
  /// Opened so far.
  private var open: [Typeface] = []
  /// Not yet looked for.
  private var families: ArraySlice<String>
  /// Characters that no font of the system has.
  private var unknown: Set<Unicode.Scalar> = []

  init(_ style: FontStyle, typefaces: Typefaces) {
    self.style = style
    self.typefaces = typefaces
    families = style.family.preferred[...]
  }

  /// The typeface that metrics come from; nil when the system has no font at all.
  var first: Typeface? {
    if let first = open.first { return first }
    if openNext() { return open.first }
    if let any = typefaces.best(style) { open.append(any) }
    return open.first
  }

  /// The first typeface that has a character, else the first of all, which shows that it lacks it.
  func typeface(for character: Character) -> Typeface? {
    guard let first else { return nil }
    func hasAll(_ typeface: Typeface) -> Bool {
      character.unicodeScalars.allSatisfy {
        $0.properties.isDefaultIgnorableCodePoint || typeface.has($0)
      }
    }
    if let known = open.first(where: hasAll) { return known }
    while openNext() {
      if let last = open.last, hasAll(last) { return last }
    }
    guard let scalar = character.unicodeScalars.first, !unknown.contains(scalar) else {
      return first
    }
    if let other = typefaces.best(style, for: scalar), other.has(scalar) {
      open.append(other)
      return other
    }
    unknown.insert(scalar)
    return first
  }

  /// Opens the next family that is installed.
  private func openNext() -> Bool {
    while let family = families.popFirst() {
      if let typeface = typefaces.typeface(family: family, weight: style.weight) {
        open.append(typeface)
        return true
      }
    }
    return false
  }
}

struct FontStyle: Hashable {
  let family: Font.Family
  let weight: Font.Weight

  init(_ font: Font) {
    family = font.family
    weight = font.weight
  }
}

/// The typefaces that are open, each once.
final class Typefaces {
  private let installed = InstalledFonts()
  private var open: [FontFile: Typeface?] = [:]

  func typeface(family: String, weight: Font.Weight) -> Typeface? {
    installed.file(family: family, weight: weight).flatMap(typeface)
  }

  /// The system's own choice, preferably one that has a character.
  func best(_ style: FontStyle, for scalar: Unicode.Scalar? = nil) -> Typeface? {
    installed.bestFile(family: style.family.generic, weight: style.weight, for: scalar)
      .flatMap(typeface)
  }

  /// Families that were asked for and are not installed.
  func missing(_ families: [String]) -> [String] {
    families.filter { installed.file(family: $0, weight: .regular) == nil }
  }

  private func typeface(_ file: FontFile) -> Typeface? {
    if let known = open[file] { return known }
    let typeface = Typeface(file)
    open[file] = .some(typeface)
    return typeface
  }
}

extension Font.Family {
  var preferred: [String] {
    switch self {
    case .text: ["Inter", "DejaVu Sans", "WenQuanYi Micro Hei"]
    case .code: ["JetBrains Mono", "DejaVu Sans Mono", "WenQuanYi Micro Hei Mono"]
    }
  }

  fileprivate var generic: String {
    switch self {
    case .text: "sans-serif"
    case .code: "monospace"
    }
  }
}
