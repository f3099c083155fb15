extension Theme {
  public static let light = Theme(
    name: .light,
    panel: Color(0xFFFFFF), stage: Color(0xECEEF3), well: Color(0xF3F5F9),
    stageDot: Color(0xDCE0E8), line: Color(0xDDE1EA), raised: Color(0xE6EAF2),
    raisedHover: Color(0xDAE0EB), current: Color(0xDFE9FB), hover: Color(0xF0F3F9),
    text: Color(0x1F2634), textSoft: Color(0x5A667C), textFaint: Color(0x7C879B),
    onAccent: Color(0xFFFFFF),
    hit: Color(0x12906A), refused: Color(0xCF4A2C), asking: Color(0xB97800),
    rule: Color(0x6B46DB), touchArea: Color(0x1477C4), neverAsked: Color(0x8A94A8),
    mark: Color(0x1F2634), shadow: Color(0x1F2634, alpha: 0.14), tint: 0.14)
}
