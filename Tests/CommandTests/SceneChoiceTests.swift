import Foundation
import Testing

/// Every command reads any scene of a storyboard, and says which.
@Suite("A storyboard's scenes")
struct SceneChoiceTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="nav-1">
    <scenes><scene sceneID="s0"><objects>
      <navigationController storyboardIdentifier="Start" id="nav-1">
        <connections><segue destination="c-2" kind="relationship" relationship="rootViewController"/></connections>
      </navigationController></objects></scene>
    <scene sceneID="s1"><objects><viewController storyboardIdentifier="Login" id="c-1">
      <view key="view" id="v-1"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
        <button id="in"><rect key="frame" x="0" y="0" width="90" height="90"/></button>
      </subviews></view></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController storyboardIdentifier="Cart" id="c-2">
      <view key="view" id="v-2"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
        <button id="pay"><rect key="frame" x="0" y="0" width="90" height="90"/></button>
      </subviews></view></viewController></objects></scene>
    <scene sceneID="s3"><objects><navigationController storyboardIdentifier="Lost" id="nav-2">
        <connections><segue destination="gone" kind="relationship"/></connections>
      </navigationController></objects></scene></scenes></document>
    """

  private let hittest: Program

  init() throws { hittest = try Program("hittest") }

  static let commands: [[String]] = [
    ["trace", "-", "--at", "5,5"], ["why", "-", "--view", "ID", "--at", "5,5"], ["map", "-"],
    ["lint", "-"], ["check", "-"], ["convert", "-", "-"], ["swift", "-", "--view", "ID"],
  ]

  @Test("any command takes the scene that it is told to", arguments: commands)
  func choosing(command: [String]) throws {
    for (name, id) in [
      ("Login", "in"), ("2", "in"), ("Cart", "pay"), ("Start", "pay"), ("c-1", "in"),
    ] {
      let arguments = command.map { $0 == "ID" ? id : $0 } + ["--scene", name]
      let result = try hittest.run(arguments, input: Data(Self.storyboard.utf8))
      #expect(result.status == 0, "\(arguments): \(result.errors)")
      let isNamed = command.contains("lint") || command.contains("check")
      #expect(isNamed || result.output.contains(id), "\(arguments)")
    }
  }

  @Test("the one that is taken is said with the others, and the initial one without a wish")
  func telling() throws {
    let result = try hittest.run("trace", "-", "--at", "5,5", input: Self.storyboard)
    #expect(result.output.contains("hit: pay"))
    #expect(result.errors.contains("of 4 scenes this is number 3: Cart"))
    #expect(
      result.errors.contains("--scene chooses another by name or number: Start, Login, Lost"))
  }

  @Test("a scene that is not there is answered with those that are")
  func missing() throws {
    let unknown = try hittest.run(
      "trace", "-", "--at", "5,5", "--scene", "Logon", input: Self.storyboard)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("no scene in it is called “Logon”"))
    #expect(unknown.errors.contains("Start, Login, Cart, Lost"))
    let lost = try hittest.run(
      "trace", "-", "--at", "5,5", "--scene", "Lost", input: Self.storyboard)
    #expect(lost.status == 2)
    #expect(lost.errors.contains("the scene “Lost” has no view of its own"))
    let only = try hittest.run(
      "trace", "-", "--at", "5,5", "--scene", "Login",
      input: "<UIWindow: 0x1; frame = (0 0; 9 9)>")
    #expect(only.status == 2)
    #expect(only.errors.contains("there is only one scene in it"))
  }

  @Test("two scenes of a kind can be compared")
  func difference() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID()).storyboard")
    try Data(Self.storyboard.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try hittest.run("diff", file.path, file.path, "--scene", "Login")
    #expect(result.status == 0)
    #expect(result.errors.contains("number 2: Login"))
  }

  @Test("a picture is drawn of the scene that is asked for")
  func picture() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("login.svg").path
    let result = try Program("hitscope").run(
      "render", "-", "-o", output, "--at", "5,5", "--scene", "Login", input: Self.storyboard)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("number 2: Login"))
    #expect(try String(contentsOfFile: output, encoding: .utf8).contains(">in<"))
  }
}
