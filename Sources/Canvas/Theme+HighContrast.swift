extension Theme {
  /// White and bright colours on black, thick lines: every text has a contrast of 7:1 or more.
  public static let highContrast = Theme(
    name: .highContrast,
    panel: Color(0x000000), stage: Color(0x000000), well: Color(0x000000),
    stageDot: Color(0x3A4250), line: Color(0xB4BECD), raised: Color(0x26303F),
    raisedHover: Color(0x33415A), current: Color(0x12325C), hover: Color(0x1C2738),
    text: Color(0xFFFFFF), textSoft: Color(0xEDF1F7), textFaint: Color(0xD3DAE5),
    onAccent: Color(0x000000),
    hit: Color(0x4DF0B4), refused: Color(0xFFB09C), asking: Color(0xFFD24D),
    rule: Color(0xCFBEFF), touchArea: Color(0x8CD2FF), neverAsked: Color(0xD3DAE5),
    mark: Color(0xFFFFFF), shadow: Color(0x000000, alpha: 0.75), tint: 0.24, lineWeight: 1.6)
}
