import Foundation
import Scenes
import Testing
import UIKit

/// Trees in JSON, and React Native's elements as tools print them.
@Suite("Trees")
struct TreeTests {
  @Test("a value of the wrong type is told where it stands, and used where it can be")
  func types() throws {
    let imported = try Imported(
      """
      {"windows":[{"type":"UIWindow","x":"0","y":0,"width":9,"height":9,"alpha":"0.5",
      "visible":"true","children":[{"type":7,"x":0,"y":0,"width":4,"height":4,"alpha":[],
      "visible":1,"identifier":true,"children":"none","view_controller":null}]}]}
      """)
    #expect(imported.outline == "UIWindow : UIWindow 0,0,9,9 alpha 0.5\n  UIView 0,0,4,4")
    let facts = imported.result.problems.map { problem in
      guard case .wrongType(let key, let expected, _) = problem.kind else { return "" }
      let place = problem.place.map { "\($0.line):\($0.column)" } ?? ""
      return "\(place) \(key) \(expected)\(problem.consequence == nil ? "" : ", default")"
    }
    #expect(
      facts == [
        "1:36 x number", "1:75 alpha number", "2:11 visible flag", "2:38 type text",
        "3:26 identifier text, default", "2:81 alpha number, default", "3:11 visible flag",
        "3:42 children list, default",
      ])
  }

  @Test("elements in code are there once, and said to be; code itself is none")
  func inCode() throws {
    let imported = try Imported(
      """
      <View style={{ width: 90, height: 80 }}>
        {items.map(i => i < 3 && (
          <Text key={i} testID="row" style={StyleSheet.absoluteFill}>Row {i} of <Text testID="n" style={StyleSheet.absoluteFill}>{"9"}</Text></Text>
        ))}
        {/* <Text testID="gone"/> */}
        {on ? <Text testID="yes" style={[StyleSheet.absoluteFillObject]} /> : "<Text>"}
        {on && <><Text testID="deep" style={StyleSheet.absoluteFill}/></>}
        <Text testID="last" style={StyleSheet.absoluteFill}>end</Text>
      </View>
      """)
    #expect(
      imported.outline == """
        View 0,0,90,80 rule overflow
          row 0,0,90,80 "Row of"
            n 0,0,90,80 "9"
          yes 0,0,90,80
          deep 0,0,90,80
          last 0,0,90,80 "end"
        """)
    #expect(imported.problems == [.inCode(view: "row"), .inCode(view: "yes")])
  }

  @Test(
    "types and comments before the elements are none of them; views in code of an attribute are told"
  )
  func aroundElements() throws {
    let imported = try Imported(
      """
      const ref = useRef<View>(null); const list: Array<Text> = []; // <View testID="old" />
      /* <View testID="older" style={{ width: 1, height: 1 }} /> see https://a.b/c */
      return <View testID="root" style={{ width: 90, height: 80 }}>
        <FlatList testID="list" style={StyleSheet.absoluteFill} renderItem={({ item }) => <Row />} />
        <Modal testID="sheet" visible={open} style={StyleSheet.absoluteFill} />
      </View>
      """)
    #expect(
      imported.outline == """
        root 0,0,90,80 rule overflow
          list 0,0,90,80 rule overflow
          sheet 0,0,90,80 rule overflow
        """)
    let keys = imported.problems.compactMap {
      if case .unusableValue(let key, _, _) = $0 { key } else { nil }
    }
    #expect(keys == ["renderItem", "visible"])
  }

  @Test("what has a size and no place, or is a sheet that is away, is said or hidden")
  func unplaced() throws {
    let imported = try Imported(
      """
      <View style={{ width: 90, height: 80 }}>
        <View testID="row" style={{ width: 9, height: 9 }} />
        <Modal testID="sheet" visible={false} style={{ position: 'absolute', top: 0, left: 0, right: 0, bottom: 0 }} />
        <ScrollView testID="list" contentOffset={{ x: 0, y: 30 }}
          style={{ overflow: 'scroll', width: 9, height: 9, position: 'absolute', top: 0, left: 0 }} />
      </View>
      """)
    #expect(
      imported.outline == """
        View 0,0,90,80 rule overflow
          row 0,0,9,9 rule overflow
          sheet 0,0,90,80 hidden rule overflow
          list 0,0,9,9 offset 0,30 clips
        """)
    #expect(imported.problems == [.missingPlace(view: "row")])
  }

  @Test("a null rectangle covers nothing")
  func nowhere() throws {
    let sources = [
      """
       →Application, 0x6, pid: 4
          Window, 0x7, {{0.0, 0.0}, {90.0, 80.0}}
            Other, 0x8, {{inf, inf}, {0.0, 0.0}}
      """,
      #"<XCUIElementTypeWindow x="0" y="0" width="90" height="80"><XCUIElementTypeOther x="inf" y="inf" width="0" height="0"/></XCUIElementTypeWindow>"#,
      #"[{"AXFrame":"{{0, 0}, {90, 80}}","type":"Window"},{"AXFrame":"{{inf, inf}, {0, 0}}","type":"Other"}]"#,
    ]
    for source in sources {
      let imported = try Imported(source)
      #expect(imported.outline.hasSuffix("UIView 0,0,0,0"), "\(imported.outline)")
      #expect(imported.problems == [.missingPlace(view: "UIView")])
    }
  }

  @Test("in a source of one line every problem has its own column")
  func oneLine() throws {
    let sources = [
      #"{"windows":[{"type":"UIWindow","x":0,"y":0,"width":9,"height":9,"children":[{"type":"UIView"}]}]}"#,
      #"<AppiumAUT><XCUIElementTypeWindow x="0" y="0" width="9" height="9"><XCUIElementTypeOther/></XCUIElementTypeWindow></AppiumAUT>"#,
      #"[{"AXFrame":"{{0, 0}, {9, 9}}","type":"Application"},{"type":"Button"}]"#,
      #"<View style={{width: 9, height: 9}}><View testID="UIView"></View></View>"#,
    ]
    for source in sources {
      let imported = try Imported(source)
      let found = try #require(
        imported.result.problems.first { problem in
          if case .importing(.missingFrame) = problem.kind { true } else { false }
        })
      let text = try #require(imported.result.document.nodes.last?.origin.text)
      let column = source.distance(
        from: source.startIndex, to: try #require(source.range(of: text)?.lowerBound))
      #expect(found.place == Problem.Place(line: 1, column: column + 1), "\(source)")
    }
  }

  struct Case: CustomTestStringConvertible {
    var id: String
    var format: SourceFormat
    var source: String
    var outline: String
    var testDescription: String { id }
  }

  static let cases = [
    Case(
      id: "WebDriverAgent's source as JSON", format: .webDriverAgent,
      source: """
        {"value":{"isEnabled":"1","isVisible":"1","type":"Application","name":"Shop",
        "rect":{"x":0,"y":0,"width":90,"height":80},"frame":"{{0, 0}, {90, 80}}","children":[
        {"type":"Other","isEnabled":"1","rect":{"x":10,"y":10,"width":50,"height":50},"children":[
        {"type":"Button","isEnabled":"0","label":"Pay","name":null,"rawIdentifier":"pay",
        "rect":{"x":20,"y":30,"width":20,"height":20}}]}]},"sessionId":"A"}
        """,
      outline: """
        Shop : UIWindow 0,0,90,80
          UIView 10,10,50,50
            pay : UIButton 10,20,20,20 disabled "Pay"
        """),
    Case(
      id: "idb describes all without nesting", format: .idb,
      source: """
        [{"AXFrame":"{{0, 0}, {90, 80}}","AXLabel":"Shop","frame":{"x":0,"y":0,"width":90,"height":80},
        "type":"Application","role":"AXApplication","enabled":true},
        {"AXFrame":"{{10, 10}, {20, 20}}","AXUniqueId":"pay","AXLabel":"Pay","type":"Button","enabled":false},
        {"AXFrame":"{{1, 1}, {8, 8}}","AXUniqueId":null,"AXLabel":"Total","type":"StaticText","enabled":true}]
        """,
      outline: """
        Shop : UIWindow 0,0,90,80 "Shop"
          pay : UIButton 10,10,20,20 disabled "Pay"
          Total : UILabel 1,1,8,8 "Total"
        """),
    Case(
      id: "idb describes one element a line", format: .idb,
      source: """
        {"AXFrame":"{{0, 0}, {90, 80}}","AXLabel":"Shop","type":"Application","enabled":true}

        {"AXFrame":"{{10, 10}, {20, 20}}","AXUniqueId":"pay","type":"Button","enabled":false}
        """,
      outline: """
        Shop : UIWindow 0,0,90,80 "Shop"
          pay : UIButton 10,10,20,20 disabled
        """),
    Case(
      id: "XCUITest's description as a string of the debugger", format: .xcuiTest,
      source: #"""
        "Attributes: Application, 0x6, pid: 4, label: \'Shop\'\nElement subtree:\n →Application, 0x6, pid: 4\n    Window (Main), 0x7, {{0.0, 0.0}, {90.0, 80.0}}\n      Button, 0x8, {{1.0, 2.0}, {8.0, 8.0}}, identifier: \'pay\', label: \'Bob\'s\'\n"
        """#,
      outline: """
        UIWindow : UIWindow 0,0,90,80
          pay : UIButton 1,2,8,8 "Bob's"
        """),
    Case(
      id: "idb describes all with nesting", format: .idb,
      source: """
        [{"AXFrame":"{{5, 5}, {90, 80}}","type":"Application","children":[
        {"AXFrame":"{{10, 10}, {20, 20}}","type":"Group","children":[
        {"AXFrame":"{{12, 13}, {4, 4}}","type":"Button"}]}]}]
        """,
      outline: """
        UIWindow : UIWindow 5,5,90,80
          UIView 5,5,20,20
            UIButton : UIButton 2,3,4,4
        """),
    Case(
      id: "XCUITest describes its elements", format: .xcuiTest,
      source: """
        Attributes: Application, 0x600003d2c000, pid: 4242, label: 'Shop'
        Element subtree:
         →Application, 0x600003d2c000, pid: 4242, label: 'Shop'
            Window (Main), 0x600003d2c0e0, {{0.0, 0.0}, {90.0, 80.0}}
              Other, 0x600003d2c1c0, traits: 0, {{10.0, 10.0}, {50.0, 50.0}}
                Button, 0x600003d2c2a0, {{12.5, 20.0}, {8.0, 8.0}}, identifier: 'pay', label: 'Bob's, now', Disabled
              StaticText, 0x600003d2c380, {{1.0, 70.0}, {12.0, 2.0}}, label: 'Total'
        Path to element:
         →Application, 0x600003d2c000, pid: 4242, label: 'Shop'
        Query chain:
         →Find: Application 'shop'
        """,
      outline: """
        UIWindow : UIWindow 0,0,90,80
          UIView 10,10,50,50
            pay : UIButton 2.5,10,8,8 disabled "Bob's, now"
          Total : UILabel 1,70,12,2 "Total"
        """),
    Case(
      id: "Sentry's attachment in a list", format: .sentry,
      source:
        #"[{"rendering_system":"UIKIT","windows":[{"type":"UIWindow","x":0,"y":0,"width":9,"height":9}]}]"#,
      outline: "UIWindow : UIWindow 0,0,9,9"),
    Case(
      id: "Sentry's attachment of Android", format: .sentryAndroid,
      source: """
        {"rendering_system":"android_view_system","windows":[{"type":"com.android.DecorView",
        "width":90,"height":80,"x":0,"y":0,"alpha":1,"visibility":"visible","children":[
        {"type":"android.widget.Button","identifier":"buy","width":30,"height":12,"x":10,"y":20,
        "visibility":"gone"},{"type":"android.view.View","width":3,"height":4,"x":5,"y":6}]}]}
        """,
      outline: """
        DecorView 0,0,90,80
          buy 10,20,30,12 hidden
          View 5,6,3,4
        """),
    Case(
      id: "JSX whose siblings lie in another order than they stand", format: .reactNative,
      source: """
        <View style={{ width: 90, height: 80 }}>
          <View testID="high" style={{ width: 9, height: 9, zIndex: 2, position: 'absolute', top: 0, left: 0 }}>
            <Text testID="in" style={{ width: 9, height: 9, position: 'absolute', top: 0, left: 0 }}/>
          </View>
          <View testID="plain" style={{ width: 9, height: 9, position: 'absolute', top: 0, left: 0 }} />
          <View testID="low" style={{ width: 9, height: 9, zIndex: -1, position: 'absolute', top: 0, left: 0 }} />
          <View testID="high too" style={{ width: 9, height: 9, zIndex: 2, position: 'absolute', top: 0, left: 0 }} />
        </View>
        """,
      outline: """
        View 0,0,90,80 rule overflow
          low 0,0,9,9 rule overflow
          plain 0,0,9,9 rule overflow
          high 0,0,9,9 rule overflow
            in 0,0,9,9
          high too 0,0,9,9 rule overflow
        """),
    Case(
      id: "absolute edges", format: .reactNative,
      source: """
        {"type":"View","props":{"style":{"width":90,"height":80}},"children":[
        {"type":"Text","props":{"testID":"all","style":{"position":"absolute","top":0,"left":0,"right":0,"bottom":0}}},
        {"type":"Text","props":{"testID":"corner","style":{"position":"absolute","right":10,"bottom":20,"width":30,"height":40}}},
        {"type":"Text","props":{"testID":"still","style":{"position":"absolute","left":"10%","top":"50%","width":"50%","height":"40"}}},
        {"type":"Text","props":{"testID":"inset","style":{"position":"absolute","inset":5}}},
        {"type":"Text","props":{"testID":"margin","style":{"position":"absolute","start":3,"top":4,"marginTop":10,"width":9,"height":9}}}]}
        """,
      outline: """
        View 0,0,90,80 rule overflow
          all 0,0,90,80
          corner 50,20,30,40
          still 9,40,45,40
          inset 5,5,80,70
          margin 3,14,9,9
        """),
    Case(
      id: "JSX by hand", format: .reactNative,
      source: """
        <View style={{ width: 90, height: 80 }} pointerEvents="box-none">
          {/* the overlay */}
          <Pressable testID='pay' hitSlop={10} disabled
            style={{ position: 'absolute', left: 5, top: 6, width: 20, height: 20 }}
            onPress={() => { pay({ a: "}" }) }}>
            <Text style={{width: 9, height: 9, position: 'absolute', top: 0, left: 0}}>{"Pay"} now</Text>
          </Pressable>
          <><Image style={{width: 4, height: 4, opacity: 0.5, position: 'absolute', top: 0, left: 0,}} pointerEvents={'none'} /></>
        </View>
        """,
      outline: """
        View 0,0,90,80 rule overflow rule passThrough
          pay 5,6,20,20 disabled rule expand rule overflow
            Text 0,0,9,9 "Pay now"
          Image 0,0,4,4 alpha 0.5 rule none
        """),
    Case(
      id: "a test prints what it rendered", format: .reactNative,
      source: """
          console.log
            \u{1B}[36m<View\u{1B}[39m
              \u{1B}[33mpointerEvents\u{1B}[39m=\u{1B}[32m"box-none"\u{1B}[39m
              style={
                Object {
                  "height": 80,
                  "width": 90,
                }
              }
            >
              <View
                accessible={true}
                collapsable={false}
                hitSlop={
                  {
                    "bottom": 1,
                    "left": 2,
                    "right": 3,
                    "top": 4,
                  }
                }
                onClick={[Function]}
                style={
                  [
                    {
                      "height": 8,
                      "left": 0,
                      "position": "absolute",
                      "top": 0,
                      "width": 9,
                    },
                    undefined,
                  ]
                }
              >
                <Text
                  style={{"height": 1, "left": 0, "position": "absolute", "top": 0, "width": 1}}
                >
                  Pay
                </Text>
              </View>
            </View>

              at Object.debug (test.js:3:1)
        """,
      outline: """
        View 0,0,90,80 rule overflow rule passThrough
          View#2 0,0,9,8 rule expand rule overflow
            Text 0,0,1,1 "Pay"
        """),
  ]

  @Test("a tree becomes the views that it means", arguments: cases)
  func tree(tree: Case) throws {
    let imported = try Imported(tree.source)
    #expect(imported.result.report.format == tree.format)
    #expect(imported.outline == tree.outline)
    #expect(imported.problems == [])
  }

  @Test("types and comments among code are no elements, and a fragment is whole")
  func codeTypes() throws {
    let imported = try Imported(
      """
      // The old one: <View testID="old" />
      const input = useRef<TextInput>(null);
      /* <View testID="older" /> */
      return (
        <>
          <View testID="root" style={{width: 100, height: 100}}>
            {items.map((item: Array<View>) => // <View testID="oldest" />
              <View key={item.id} testID="row" style={{position: 'absolute', left: 0, top: 0, width: 9, height: 9}} />)}
            {useMemo<Row>(() => <View testID="memo" style={{position: 'absolute', left: 0, top: 20, width: 9, height: 9}} />)}
          </View>
        </>
      );
      """)
    #expect(imported.result.document.nodes.map(\.id.name) == ["root", "row", "memo"])
    #expect(imported.problems == [.inCode(view: "row"), .inCode(view: "memo")])
  }

  @Test("types behind a name, styles that are functions, and what stands behind the tree")
  func functions() throws {
    let imported = try Imported(
      """
      <View testID="root" style={{width: 100, height: 100}}>
        <FlatList<Map<string, () => Item>> testID="list" style={{position: 'absolute', left: 0, top: 0, width: 50, height: 50}} />
        <Pressable testID="pay" style={({ pressed }) => ({position: 'absolute', left: 20, top: 60, width: 30, height: 20})} />
        <Pressable testID="two" style={( state ) => [
          {position: 'absolute', left: 60, top: 60, width: 30, height: 20}]} />
      </View>
      );
      // The end.
      """)
    #expect(
      imported.outline == """
        root 0,0,100,100 rule overflow
          list 0,0,50,50 rule overflow
          pay 20,60,30,20 rule overflow
          two 60,60,30,20 rule overflow
        """)
    #expect(imported.problems == [])
    #expect(imported.skipped == ["notAView 7,8"])
  }

  @Test("a sign that begins no element is text")
  func heart() throws {
    let imported = try Imported(
      "<View testID=\"a\"><Text testID=\"t\">Pay {now} <3 and < 4</Text><View testID=\"b\" /></View>"
    )
    #expect(imported.result.document.nodes.map(\.id.name) == ["a", "t", "b"])
    #expect(imported.view("t")?.text?.hasSuffix("<3 and < 4") == true)
    #expect(imported.result.document.nodes.map(\.depth) == [0, 1, 1])
  }

  @Test(
    "a flag that is stated is read, whichever way it stands",
    arguments: [
      "<XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"9\" height=\"9\" enabled=\"FLAG\"/>",
      "{\"type\":\"Window\",\"isEnabled\":FLAG,\"rect\":{\"x\":0,\"y\":0,\"width\":9,\"height\":9}}",
      "<hierarchy rotation=\"0\"><node class=\"a.V\" bounds=\"[0,0][9,9]\" enabled=\"FLAG\"/></hierarchy>",
    ])
  func enabled(source: String) throws {
    for flag in ["true", "false"] {
      let imported = try Imported(source.replacingOccurrences(of: "FLAG", with: flag))
      #expect(!imported.result.report.defaults.contains { $0.key == "isEnabled" }, "\(flag)")
      #expect(imported.result.document.nodes.last?.isEnabled == (flag == "true" ? nil : false))
    }
  }

  @Test("what a source states all the same is not said to be invisible in its format")
  func offsets() throws {
    let plain = try Imported("{\"type\": \"ScrollView\", \"props\": {}, \"children\": null}")
    #expect(plain.result.report.limits.contains(.scrollOffset))
    let scrolled = try Imported(
      "{\"type\": \"ScrollView\", \"props\": {\"contentOffset\": {\"x\": 0, \"y\": 9}}, \"children\": null}"
    )
    #expect(!scrolled.result.report.limits.contains(.scrollOffset))
  }

  @Test(
    "Sentry's tree is read out of an answer that has it as an attachment",
    arguments: [
      "{\"event_id\":\"1\",\"attachments\":[{\"name\":\"log.txt\"},{\"name\":\"view-hierarchy.json\",\"data\":TREE}]}",
      "{\"data\":[{\"name\":\"view-hierarchy.json\",\"content\":TEXT}]}",
    ])
  func attachments(answer: String) throws {
    let tree =
      "{\"rendering_system\":\"UIKIT\",\"windows\":[{\"type\":\"UIWindow\",\"x\":0,\"y\":0,\"width\":9,\"height\":9}]}"
    let text = "\"" + tree.replacingOccurrences(of: "\"", with: "\\\"") + "\""
    let imported = try Imported(
      answer.replacingOccurrences(of: "TREE", with: tree)
        .replacingOccurrences(of: "TEXT", with: text))
    #expect(imported.outline == "UIWindow : UIWindow 0,0,9,9")
  }

  @Test("code in the place of a value that decides touches is told, other code is not")
  func code() throws {
    let imported = try Imported(
      """
      <View style={{width: 9, height: 9}} pointerEvents={open ? "none" : "auto"} onPress={go}>
        <View style={styles.box} hitSlop={{top: a}} {...rest}/>
      </View>
      """)
    #expect(
      imported.problems == [
        .unusableValue(key: "pointerEvents", text: "open ? \"none\" : \"auto\"", view: "View"),
        .missingFrame(view: "View#2"),
        .unusableValue(key: "style", text: "styles.box", view: "View#2"),
        .unusableValue(key: "hitSlop", text: "a", view: "View#2"),
      ])
  }

  @Test("a word that pointerEvents does not know is told with the nearest one")
  func events() throws {
    let problems = try Imported(
      #"{"type":"View","props":{"pointerEvents":"box_none"},"children":[]}"#
    )
    .result.problems
    guard case .unknownValue("pointerEvents", "box_none", _, "box-none")? = problems.first?.kind
    else {
      Issue.record("\(problems)")
      return
    }
  }

  @Test("JSX that ends early or closes wrongly gives a part and says so")
  func faults() throws {
    let whole = "<View testID=\"a\" style={{width: 9, height: 9}}><Text>Hi</Text><View/></View>"
    for length in 0..<whole.count {
      let part = try? Imported(String(whole.prefix(length)))
      guard let part else { continue }
      #expect(part.view("a") != nil || part.view("View") != nil)
      #expect(!part.problems.isEmpty)
    }
    let crossed = try Imported("<View><Text>Hi</View></Foo>")
    #expect(
      crossed.problems.suffix(2) == [
        .closedFromOutside(element: "Text", by: "View"), .unmatchedEnd(element: "Foo"),
      ])
  }

  @Test("very deep JSX and very many braces are read in proportion")
  func deep() throws {
    let deep = try Imported(String(repeating: "<View a={{b:{c:1}}}>", count: 60_000))
    #expect(deep.result.document.nodes.count == 60_000)
    let braces = String(repeating: "{", count: 200_000)
    #expect(throws: SceneError.self) { try Imported("<View style=" + braces) }
    let nested = "<View style={" + braces + String(repeating: "}", count: 200_000) + "}/>"
    #expect(try Imported(nested).result.document.nodes.count == 1)
  }

  @Test("elements of the same names in other documents are no React Native")
  func others() {
    for source in [
      "<Grid xmlns=\"wpf\"><Button/></Grid>", "<Views><Row/></Views>",
    ] {
      let error = #expect(throws: SceneError.self) { try Imported(source) }
      guard case .unknownFormat? = error?.kind else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  @Test(
    "dumps of other toolkits are named",
    arguments: [
      (
        "<LinearLayout xmlns:android=\"a\"><Button android:id=\"@+id/b\"/></LinearLayout>",
        "androidViews"
      ),
      (
        "View Hierarchy:\n+>DecorView{id=-1, visibility=VISIBLE, width=9, height=9}", "androidViews"
      ),
      (
        "View Hierarchy:\n  android.widget.Button{d00d V.ED.C.. ........ 4,4-9,9 #7f app:id/pay}",
        "androidViews"
      ),
      ("flutter: RenderView#1f2e3\nflutter:  └─child: RenderSemantics#1", "flutter"),
      (
        "<UIButton: 0x1; frame = (1 1; 9 9)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>\n   |    | <Shop.ListController: 0x3>\n   |    |    | <UIWindow: 0x4; frame = (0 0; 9 9)>\n   |    |    |    | <UIApplication: 0x5>",
        "responderChain"
      ),
      (#"{"rendering_system":"flutter","windows":[{"type":"Root","depth":1}]}"#, "flutter"),
      ("[   AF   LU ] h=--- v=--- NSView 0x6 f=(0,0,9,9) b=(-)", "appKit"),
      ("<!DOCTYPE html>\n<html><body><div>Hi</div></body></html>", "html"),
      ("<div><span>Hi</span></div>", "html"),
      (
        "<UINavigationController 0x7f>, state: appeared, view: <UILayoutContainerView 0x7e>",
        "frameless"
      ),
      (
        #"{"attributes":{"bounds":"[0,0][390,844]","accessibilityText":"Pay"},"children":[]}"#,
        "maestro"
      ),
      (
        "Running on 8A2C\n"
          + #"{"attributes":{"bounds":"[0,0][9,9]","resource-id":"a"},"children":[]}"#,
        "maestro"
      ),
      ("<UIView: 0x7f>\n   | <UIButton: 0x7e>\n   |    | <UILabel: 0x7d>", "frameless"),
      ("•UIWindow:0x7f - AMBIGUOUS LAYOUT\n|   •UIView:0x7e", "frameless"),
    ])
  func foreign(source: String, name: String) {
    let error = #expect(throws: SceneError.self) { try Imported(source) }
    #expect(error?.kind == .unsupportedFormat(name: name))
  }
}
