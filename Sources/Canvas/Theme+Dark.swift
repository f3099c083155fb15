extension Theme {
  public static let dark = Theme(
    name: .dark,
    panel: Color(0x171B24), stage: Color(0x12161E), well: Color(0x0F131A),
    stageDot: Color(0x1F2530), line: Color(0x262D3A), raised: Color(0x222A38),
    raisedHover: Color(0x2C3648), current: Color(0x22304A), hover: Color(0x1C2330),
    text: Color(0xE9EDF5), textSoft: Color(0xA3ADBF), textFaint: Color(0x8F9AAF),
    onAccent: Color(0x0B1016),
    hit: Color(0x2FBF8F), refused: Color(0xF2785C), asking: Color(0xFFC247),
    rule: Color(0xA78BFA), touchArea: Color(0x4DB5FF), neverAsked: Color(0x69748A),
    mark: Color(0xFFFFFF), shadow: Color(0x000000, alpha: 0.45), tint: 0.12)
}
