import Testing
import UIKit

@MainActor
@Suite("First responders")
struct FirstResponderTests {
  class Willing: UIView {
    var resigns = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
  }

  @Test("one that can, in a window, becomes it; the one before resigns")
  func takingTurns() {
    let (a, b) = (Willing(), Willing())
    let plain = UIView()
    let stage = Stage([a, b, plain])
    #expect(a.becomeFirstResponder() && a.isFirstResponder)
    #expect(b.becomeFirstResponder() && b.isFirstResponder && !a.isFirstResponder)
    #expect(!plain.becomeFirstResponder() && b.isFirstResponder)
    b.resigns = false
    #expect(!a.becomeFirstResponder() && b.isFirstResponder)
    #expect(!b.resignFirstResponder() && b.isFirstResponder)
    b.resigns = true
    #expect(b.resignFirstResponder() && !b.isFirstResponder)
    #expect(!stage.window.endEditing(true))
  }

  @Test("a view in no window can't become it, and one that leaves its window is it no longer")
  func windows() {
    let a = Willing()
    #expect(!a.becomeFirstResponder() && !a.isFirstResponder)
    a.resigns = false
    let parent = view("P", 0, 0, 10, 10, [a])
    let stage = Stage([parent])
    for leave in [
      { parent.removeFromSuperview() }, { a.removeFromSuperview() },
      { UIWindow().addSubview(parent) },
    ] {
      stage.window.addSubview(parent)
      parent.addSubview(a)
      #expect(a.becomeFirstResponder())
      leave()
      #expect(!a.isFirstResponder && !stage.window.endEditing(true))
    }
  }

  @Test("a view controller is one as well")
  func controller() {
    final class Keys: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let (stage, keys) = (Stage(), Keys())
    #expect(!keys.becomeFirstResponder())
    stage.window.rootViewController = keys
    #expect(keys.becomeFirstResponder() && keys.isFirstResponder)
    keys.view.removeFromSuperview()
    #expect(!keys.isFirstResponder)
  }

  @Test(
    "endEditing reaches the first responder anywhere in the view, and makes it resign if forced")
  func endEditing() {
    let a = Willing()
    let (parent, other) = (view("P", 0, 0, 10, 10, [a]), view("O", 0, 0, 10, 10))
    let stage = Stage([parent, other])
    a.becomeFirstResponder()
    #expect(!other.endEditing(true) && a.isFirstResponder)
    a.resigns = false
    #expect(!parent.endEditing(false) && a.isFirstResponder)
    #expect(parent.endEditing(true) && !a.isFirstResponder)
    a.resigns = true
    a.becomeFirstResponder()
    #expect(stage.window.endEditing(false) && !a.isFirstResponder)
  }

  final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var notes: [String] = []
    var allows = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
    func textFieldDidBeginEditing(_ textField: UITextField) { notes.append("begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allows }
    func textFieldDidEndEditing(_ textField: UITextField) { notes.append("end") }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allows }
    func textViewDidBeginEditing(_ textView: UITextView) { notes.append("begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { allows }
    func textViewDidEndEditing(_ textView: UITextView) { notes.append("end") }
  }

  @Test("a tap begins the editing of a field and of a text view, if the delegate lets it")
  func editing() {
    for isField in [true, false] {
      let editor = Editor()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      field.delegate = editor
      text.delegate = editor
      let target: UIView = isField ? field : text
      let stage = Stage([target])
      stage.add(UITapGestureRecognizer(), "above", to: stage.window)
      editor.allows = false
      stage.tap(10, 10)
      #expect(!target.isFirstResponder && editor.notes.isEmpty)
      editor.allows = true
      stage.down(10, 10, at: 9)
      stage.up()
      #expect(target.isFirstResponder && editor.notes == ["begin"])
      #expect(!isField || field.isEditing)
      editor.allows = false
      #expect(!target.resignFirstResponder() && target.isFirstResponder)
      editor.allows = true
      #expect(stage.window.endEditing(true) && !target.isFirstResponder)
      #expect(editor.notes == ["begin", "end"])
      #expect(stage.take().isEmpty)
    }
  }

  @Test("a text that can't be edited doesn't begin by a tap")
  func readOnly() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    text.isEditable = false
    let stage = Stage([text])
    stage.tap(10, 10)
    #expect(!text.isFirstResponder)
    #expect(text.becomeFirstResponder())
  }

  @Test("a field's own events tell that its editing begins and ends")
  func events() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let stage = Stage([field])
    field.addAction(UIAction { _ in stage.events.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in stage.events.append("end") }, for: .editingDidEnd)
    field.becomeFirstResponder()
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(stage.take() == ["begin", "end"])
  }

  @Test(
    "the selectors by which people put a keyboard away do so",
    arguments: ["resignFirstResponder", "endEditing:", "endEditing(_:)", "endEditing"])
  func knownSelectors(_ name: String) {
    let a = Willing()
    let stage = Stage([a])
    stage.window.makeKey()
    a.becomeFirstResponder()
    if name == "resignFirstResponder" {
      #expect(UIApplication.shared.sendAction(Selector(name), to: nil, from: nil, for: nil))
    } else {
      stage.window.addGestureRecognizer(
        UITapGestureRecognizer(target: stage.window, action: Selector(name)))
      stage.tap(300, 300)
    }
    #expect(!a.isFirstResponder)
  }
}
