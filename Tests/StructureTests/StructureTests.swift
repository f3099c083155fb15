import Foundation
import Testing

@Suite("The module map")
struct StructureTests {
  @Test(
    "every import of a target is an arrow of the map", arguments: ModuleMap.mayImport.keys.sorted())
  func imports(target: String) throws {
    let files = SourceFolder.swiftFiles(in: SourceFolder.folder(of: target))
    #expect(!files.isEmpty, "\(target) has no sources")
    let allowed = ModuleMap.mayImport[target, default: []]
      .union(ModuleMap.outside[target, default: []]).union(["Foundation"])
    for file in files {
      for module in try SourceFolder.imports(of: file) {
        #expect(allowed.contains(module), "\(file.lastPathComponent) imports \(module)")
      }
    }
  }

  @Test("every folder in Sources is a target of the map or a C library")
  func folders() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: SourceFolder.root.appendingPathComponent("Sources").path)
    for name in names where !name.hasPrefix(".") {
      #expect(
        ModuleMap.mayImport[name] != nil
          || ["CSDL2", "CFontconfig", "CPNG", "CX11"].contains(name))
    }
  }

  @Test("the README's map names every folder with code")
  func readme() throws {
    let text = try String(
      contentsOf: SourceFolder.root.appendingPathComponent("README.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: SourceFolder.root.appendingPathComponent("Sources").path)
    for name in names + ["Assets", "Scripts", "Benchmarks", "Fuzz"] where !name.hasPrefix(".") {
      let isNamed = rows.contains { row in
        row.contains("`Sources/\(name)`") || row.contains("`\(name)`")
          || name.hasPrefix("_Testing_") && row.contains("`Sources/_Testing_…`")
      }
      #expect(isNamed, "\(name)")
    }
  }

  @Test(
    "import lines of every form are seen",
    arguments: [
      ("import UIKit", "UIKit"), ("public import UIKit", "UIKit"),
      ("@_exported public import Foundation", "Foundation"),
      ("@preconcurrency import Canvas", "Canvas"), ("import struct Scenes.Problem", "Scenes"),
      ("  @testable import Raster", "Raster"),
    ])
  func forms(line: String, module: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try (line + "\n// import Nothing\n").write(to: file, atomically: true, encoding: .utf8)
    #expect(try SourceFolder.imports(of: file) == [module])
  }
}
