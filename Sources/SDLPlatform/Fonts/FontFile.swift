import CFontconfig
import Canvas
import Foundation

/// One typeface on disk.
struct FontFile: Hashable {
  let path: String
  /// Which typeface of a collection.
  let index: Int
}

/// Asks fontconfig which typefaces are installed.
final class InstalledFonts {
  private let config: OpaquePointer?

  init() { config = FcInitLoadConfigAndFonts() }

  deinit { FcConfigDestroy(config) }

  /// The typeface of exactly this family, nearest in weight; nil when the family is not there.
  func file(family: String, weight: Font.Weight) -> FontFile? {
    guard let match = match(family: family, weight: weight) else { return nil }
    return match.families.contains { $0.caseInsensitiveCompare(family) == .orderedSame }
      ? match.file : nil
  }

  /// The system's best typeface for a request, preferably one that has a character.
  func bestFile(family: String, weight: Font.Weight, for scalar: Unicode.Scalar? = nil) -> FontFile?
  {
    match(family: family, weight: weight, scalar: scalar)?.file
  }

  private func match(
    family: String, weight: Font.Weight, scalar: Unicode.Scalar? = nil
  ) -> (file: FontFile, families: [String])? {
    let request = FcPatternCreate()
    defer { FcPatternDestroy(request) }
    FcPatternAddString(request, FC_FAMILY, family)
    FcPatternAddInteger(request, FC_WEIGHT, weight.fontconfig)
    FcPatternAddBool(request, FC_SCALABLE, FcBool(FcTrue))
    // SDL2_ttf can't choose an instance of a variable font.
    FcPatternAddBool(request, FC_VARIABLE, FcBool(FcFalse))
    if let scalar {
      let characters = FcCharSetCreate()
      FcCharSetAddChar(characters, scalar.value)
      FcPatternAddCharSet(request, FC_CHARSET, characters)
      FcCharSetDestroy(characters)
    }
    FcConfigSubstitute(config, request, FcMatchPattern)
    FcDefaultSubstitute(request)
    var result = FcResultMatch
    guard let found = FcFontMatch(config, request, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    var path: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(found, FC_FILE, 0, &path) == FcResultMatch, let path else {
      return nil
    }
    var index: Int32 = 0
    FcPatternGetInteger(found, FC_INDEX, 0, &index)
    var families: [String] = []
    var name: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(found, FC_FAMILY, Int32(families.count), &name) == FcResultMatch,
      let name
    {
      families.append(String(cString: name))
    }
    // The upper half of the index numbers the instances of variable fonts.
    return (FontFile(path: String(cString: path), index: Int(index) & 0xFFFF), families)
  }
}

extension Font.Weight {
  fileprivate var fontconfig: Int32 {
    switch self {
    case .regular: FC_WEIGHT_REGULAR
    case .medium: FC_WEIGHT_MEDIUM
    case .semibold: FC_WEIGHT_DEMIBOLD
    case .bold: FC_WEIGHT_BOLD
    }
  }
}
