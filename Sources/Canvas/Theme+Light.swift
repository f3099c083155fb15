extension Theme {
  public static let light = Theme(
    name: .light,
    panel: Color(0xFFFFFF), stage: Color(0xECEEF3), well: Color(0xF3F5F9),
    stageDot: Color(0xDCE0E8), line: Color(0xDDE1EA), raised: Color(0xE6EAF2),
    raisedHover: Color(0xDAE0EB), current: Color(0xDFE9FB), hover: Color(0xF0F3F9),
    text: Color(0x1F2634), textSoft: Color(0x4A5468), textFaint: Color(0x5F6980),
    onAccent: Color(0xFFFFFF),
    hit: Color(0x0B7554), refused: Color(0xB83C20), asking: Color(0x8A5A00),
    rule: Color(0x6240CF), touchArea: Color(0x1067A9), neverAsked: Color(0x8A94A8),
    mark: Color(0x1F2634), shadow: Color(0x1F2634, alpha: 0.14), tint: 0.14)
}
