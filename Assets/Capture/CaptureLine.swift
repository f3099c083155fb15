import UIKit

@MainActor
func captureLine(print: (String) -> Void) {
  // What follows in one line is what the debugger is given.
  // swift-format-ignore
  do { let q = { (s: String) in "\"" + s.unicodeScalars.map { $0.value < 32 || "\"\\".unicodeScalars.contains($0) ? "\\u" + String(65536 + $0.value, radix: 16).dropFirst() : String($0) }.joined() + "\"" }; let n = { (l: [CGFloat]) in "[" + l.map { $0.isFinite ? "\($0)" : "0" }.joined(separator: ",") + "]" }; var left: [(UIView?, String)] = UIApplication.shared.windows.reversed().map { ($0, "") }; var out = "{\"hitscope\":1,\"windows\":["; while let (next, end) = left.popLast() { guard let v = next else { out += end; continue }; if !out.hasSuffix("[") { out += "," }; let b = v.bounds, c = v.center, a = v.anchorPoint, t = v.transform; out += "{\"class\":\(q(String(describing: type(of: v)))),\"bounds\":\(n([b.minX,b.minY,b.width,b.height])),\"center\":\(n([c.x,c.y])),\"anchorPoint\":\(n([a.x,a.y])),\"transform\":\(n([t.a,t.b,t.c,t.d,t.tx,t.ty])),\"alpha\":\(v.alpha),\"isHidden\":\(v.isHidden),\"isUserInteractionEnabled\":\(v.isUserInteractionEnabled),\"clipsToBounds\":\(v.clipsToBounds)"; if let id = v.accessibilityIdentifier { out += ",\"id\":\(q(id))" }; if let control = v as? UIControl { out += ",\"isEnabled\":\(control.isEnabled)" }; if let window = v as? UIWindow { out += ",\"windowLevel\":\(window.windowLevel.rawValue)" }; out += ",\"subviews\":["; left.append((nil, "]}")); left += v.subviews.reversed().map { ($0, "") } }; print(out + "]}") }
}
