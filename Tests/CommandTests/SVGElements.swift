import Foundation
import FoundationXML

/// What stands in an SVG.
final class SVGElements: NSObject, XMLParserDelegate {
  private(set) var size: [String] = []
  private(set) var texts: [String] = []
  private var counts: [String: Int] = [:]
  private var text: String?

  /// - Throws: where it is not well-formed.
  init(_ data: Data) throws {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse() else { throw CocoaError(.fileReadCorruptFile) }
  }

  func count(_ name: String) -> Int { counts[name] ?? 0 }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
    if name == "svg" { size = ["width", "height"].compactMap { attributes[$0] } }
    if name == "text" { text = "" }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text? += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "text", let text { texts.append(text) }
    if name == "text" { text = nil }
  }
}
