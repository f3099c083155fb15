/// Tells dumps of other toolkits and tools that no reader is for, so that the answer can name them.
enum ForeignSource {
  static func format(of source: SourceText) -> SourceFormat? {
    let start = SourceText(bytes: Array(source.bytes.prefix(1 << 16)))
    func has(_ words: StaticString...) -> Bool { words.contains { start.contains($0) } }
    if has("xmlns:android") || has("visibility=VISIBLE", "VISIBLE, width=") { return .androidViews }
    if has("{") && has(" V.E", " V.ED", " I.ED", " G.ED", " VFE") { return .androidViews }
    if has("RenderView#", "child: Render", "RenderObjectToWidget", "[root]") && has("#", "(") {
      return .flutter
    }
    if has(", view: <", "•UI") && has("state: appear", "state: disappear", ":0x") {
      return .frameless
    }
    // Objects below each other, none with a frame.
    if has("| <", "|<"), DescriptionWalk.hasObject(start) { return .frameless }
    if has("\"attributes\"") && has("\"bounds\"") && has("\"accessibilityText\"", "\"resource-id\"")
    {
      return .maestro
    }
    if has("] h=", " h=-") && has(" v=") && has(" f=(") { return .appKit }
    if has("<html", "<HTML", "<!DOCTYPE html", "<!doctype html", "<body", "<div") { return .html }
    return nil
  }
}
