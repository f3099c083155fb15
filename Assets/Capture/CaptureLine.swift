import UIKit

@MainActor
func captureLine(print: (String) -> Void) {
  // What follows in one line is what the debugger is given.
  // swift-format-ignore
  do { var left: [(UIView?, String)] = UIApplication.shared.windows.reversed().map { ($0, "") }; var out = "{\"hitscope\":1,\"windows\":["; while let (next, end) = left.popLast() { guard let v = next else { out += end; continue }; if !out.hasSuffix("[") { out += "," }; let b = v.bounds, c = v.center, a = v.anchorPoint, t = v.transform; out += "{\"class\":\(String(describing: type(of: v)).debugDescription),\"bounds\":[\(b.minX),\(b.minY),\(b.width),\(b.height)],\"center\":[\(c.x),\(c.y)],\"anchorPoint\":[\(a.x),\(a.y)],\"transform\":[\(t.a),\(t.b),\(t.c),\(t.d),\(t.tx),\(t.ty)],\"alpha\":\(v.alpha),\"isHidden\":\(v.isHidden),\"isUserInteractionEnabled\":\(v.isUserInteractionEnabled),\"clipsToBounds\":\(v.clipsToBounds)"; if let id = v.accessibilityIdentifier { out += ",\"id\":\(id.debugDescription)" }; if let control = v as? UIControl { out += ",\"isEnabled\":\(control.isEnabled)" }; if let window = v as? UIWindow { out += ",\"windowLevel\":\(window.windowLevel.rawValue)" }; out += ",\"subviews\":["; left.append((nil, "]}")); left += v.subviews.reversed().map { ($0, "") } }; print(out + "]}") }
}
