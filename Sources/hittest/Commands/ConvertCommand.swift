import Foundation
import Scenes
import Wording

/// Makes a scene file of any format that can be imported.
struct ConvertCommand: Command {
  static let name = "convert"
  static let synopsis = "IN OUT [--scene NAME] [--format text|json]"
  static let summary = "Makes a scene file of a dump, and reports what became of its lines."
  static let details = """
    IN is told by its content: what the debugger, a test tool or Interface Builder writes. OUT is a
    scene file; with the extension .txt it is a printed hierarchy instead. With - as OUT the scene
    goes to standard output, and the report to standard error.
    """
  static let options = [Option.scene, .format]

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitStatus {
    let (input, output) = try files(arguments)
    let format = try arguments.format()
    let imported = try read(input, choosing: arguments.scene)
    // A dump may be all that somebody has of a bug; a scene file loses nothing.
    if imported.report.format != .sceneFile, isSameFile(input, output) {
      throw Failure.overSource(output)
    }
    // With the scene on standard output the report has standard error, and JSON has it to itself.
    if output != "-" || format != .json {
      console.report(imported.problems, in: InputFile.displayName(input))
    }
    let document = imported.document
    var report = ConvertReport(imported, writtenTo: output)
    var data = Data()
    if output.hasSuffix(".txt") {
      (data, report.leftOut) = try printed(document, of: input)
    } else if output != "-" {
      data = document.write()
    }
    let text = format == .json ? report.json : report.text
    if output == "-" {
      document.write(to: console.write)
      console.error(text)
    } else {
      do throws(FileFault) {
        try OutputFile.write(data, to: output)
      } catch {
        throw Failure.unwritable(output, error)
      }
      console.print(text)
    }
    return .success
  }

  private static func isSameFile(_ one: String, _ other: String) -> Bool {
    func place(_ path: String) -> URL {
      URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    }
    return one != "-" && other != "-" && place(one) == place(other)
  }

  private static func printed(
    _ document: SceneDocument, of input: String
  ) throws(Failure) -> (Data, leftOut: [ImportReport.Count]) {
    let hierarchy = PrintedHierarchy(SceneFile.build(document))
    guard let text = hierarchy.text else {
      throw Failure.tooDeep(input, most: PrintedHierarchy.deepest)
    }
    return (Data(text.utf8), hierarchy.leftOut)
  }

  private static func files(
    _ arguments: Arguments
  ) throws(Failure) -> (input: String, output: String) {
    guard let input = arguments.files.first else { throw Failure.missing("IN", for: self) }
    guard arguments.files.count > 1 else { throw Failure.missing("OUT", for: self) }
    guard arguments.files.count == 2 else { throw Failure.tooMany(arguments.files[2], for: self) }
    let output = arguments.files[1]
    let ending = (output as NSString).pathExtension.lowercased()
    // What is written there would be JSON.
    if ["svg", "png", "jpg", "jpeg", "pdf"].contains(ending) { throw Failure.picture(output) }
    return (input, output)
  }

  private static func read(_ input: String, choosing: String?) throws(Failure) -> SceneReading {
    let bytes = try SceneFile.bytes(of: input)
    let name = input == "-" ? nil : input
    do throws(SceneError) {
      return try SceneImport.read(bytes, name: name, choosing: choosing)
    } catch {
      throw Failure.unusable(error, in: InputFile.displayName(input))
    }
  }
}
