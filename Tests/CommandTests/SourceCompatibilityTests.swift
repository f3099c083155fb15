import Foundation
import Testing

/// Whole files as people write them for iOS, type-checked against the modules as they are built.
@Suite("Files written for iOS compile")
struct SourceCompatibilityTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("WholeFiles")

  private static func files(_ kind: String, _ ending: String = ".swift") throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent(kind), includingPropertiesForKeys: nil
    ).filter { $0.path.hasSuffix(ending) }.sorted { $0.path < $1.path }
  }

  /// The compiler's complaints about the files as one module of an app.
  private func complaints(of files: [URL], swift version: Int) throws -> String {
    let modules = try Program("hittest").url.deletingLastPathComponent()
      .appendingPathComponent("Modules")
    let result = try Program.compiler().run(
      ["-typecheck", "-parse-as-library", "-swift-version", "\(version)", "-module-name", "App"]
        + ["-suppress-warnings", "-I", modules.path] + files.map(\.path))
    return result.status == 0 ? "" : result.errors + result.output
  }

  @Test("as they stand, helper classes, globals and free functions included", arguments: [5, 6])
  func asTheyStand(version: Int) throws {
    let files = try Self.files("Swift\(version)")
    #expect(files.count >= 3)
    #expect(try complaints(of: files, swift: version) == "")
  }

  @Test("after hittest port")
  func ported() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [URL] = []
    for source in try Self.files("ToPort", ".swift.txt") {
      let result = try Program("hittest").run("port", source.path)
      #expect(result.status == 0)
      let file = folder.appendingPathComponent(
        source.deletingPathExtension().lastPathComponent)
      try Data(result.output.utf8).write(to: file)
      // As they stand none of them compiles; that is what they are here for.
      #expect(result.output != (try String(contentsOf: source, encoding: .utf8)))
      files.append(file)
    }
    #expect(files.count >= 5)
    #expect(try complaints(of: files, swift: 5) == "")
  }

  @Test("an extension override of every engine class becomes a replacement that compiles")
  func everyEngineClass() throws {
    let classes = [
      "UIWindow", "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper",
      "UISegmentedControl", "UITextField", "UIPageControl", "UIDatePicker", "UIRefreshControl",
      "UILabel", "UIImageView", "UIStackView", "UIProgressView", "UIActivityIndicatorView",
      "UIScrollView", "UITextView", "UITableView", "UITableViewCell", "UICollectionView",
      "UICollectionReusableView", "UICollectionViewCell", "UIVisualEffectView", "UITabBar",
      "UINavigationBar", "UIToolbar", "UISearchBar", "UITableViewHeaderFooterView",
      "UIPickerView", "MKAnnotationView", "MKPinAnnotationView",
      "MKMarkerAnnotationView", "MKMapView",
    ]
    let source = classes.map {
      """
      extension \($0) {
        open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          super.hitTest(point, with: event)
        }
        open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          super.point(inside: point, with: event)
        }
      }
      """
    }.joined(separator: "\n")
    let result = try Program("hittest").run("port", "-", input: "import UIKit\n" + source)
    #expect(
      result.output.components(separatedBy: "_dynamicReplacement").count == 2 * classes.count + 1)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(result.output.utf8).write(to: file)
    #expect(try complaints(of: [file], swift: 5) == "")
  }
}
