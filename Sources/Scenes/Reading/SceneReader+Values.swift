import UIKit

/// One value each. A value that can't be used is a problem with its key, and gives nil: the default.
extension SceneReader {
  mutating func refuse(
    _ value: JSONValue, key: String, expected: Problem.Expected, view: ViewID?
  ) {
    add(
      .problem, .wrongType(key: key, expected: expected, found: value.found), at: value.place,
      view: view)
  }

  mutating func text(_ value: JSONValue, key: String, view: ViewID? = nil) -> String? {
    if let text = value.string { return text }
    refuse(value, key: key, expected: .text, view: view)
    return nil
  }

  mutating func flag(_ value: JSONValue, key: String, view: ViewID?) -> Bool? {
    if let flag = value.flag { return flag }
    refuse(value, key: key, expected: .flag, view: view)
    return nil
  }

  mutating func list(_ value: JSONValue, key: String, view: ViewID?) -> [JSONValue]? {
    if let elements = value.elements { return elements }
    refuse(value, key: key, expected: .list, view: view)
    return nil
  }

  mutating func number(_ value: JSONValue, key: String, view: ViewID?) -> Double? {
    usable(value, key: key, expected: .number, view: view)
  }

  mutating func point(_ value: JSONValue, key: String, view: ViewID? = nil) -> CGPoint? {
    numbers(value, count: 2, key: key, expected: .point, view: view).map {
      CGPoint(x: $0[0], y: $0[1])
    }
  }

  mutating func size(_ value: JSONValue, key: String, view: ViewID?) -> CGSize? {
    numbers(value, count: 2, key: key, expected: .size, view: view).map {
      CGSize(width: $0[0], height: $0[1])
    }
  }

  mutating func rect(_ value: JSONValue, key: String, view: ViewID?) -> CGRect? {
    numbers(value, count: 4, key: key, expected: .rect, view: view).map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  mutating func transform(_ value: JSONValue, view: ViewID?) -> CGAffineTransform? {
    numbers(value, count: 6, key: "transform", expected: .transform, view: view).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    }
  }

  mutating func growth(_ value: JSONValue, view: ViewID?) -> UIEdgeInsets? {
    if value.kind == .number || value.kind == .word {
      return usable(value, key: "by", expected: .growth, view: view).map {
        UIEdgeInsets(top: $0, left: $0, bottom: $0, right: $0)
      }
    }
    return numbers(value, count: 4, key: "by", expected: .growth, view: view).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }

  mutating func color(_ value: JSONValue, view: ViewID?) -> SceneColor? {
    if let color = value.string.flatMap(SceneColor.init) { return color }
    refuse(value, key: "backgroundColor", expected: .color, view: view)
    return nil
  }

  /// One of a key's few words.
  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ value: JSONValue, key: String, view: ViewID?
  ) -> Word? where Word.RawValue == String {
    guard let text = text(value, key: key, view: view) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map(\.rawValue)
    add(
      .problem,
      .unknownValue(key: key, value: text, known: known, nearest: nearest(to: text, in: known)),
      at: value.place, view: view)
    return nil
  }

  private mutating func numbers(
    _ value: JSONValue, count: Int, key: String, expected: Problem.Expected, view: ViewID?
  ) -> [Double]? {
    guard let elements = value.elements, elements.count == count else {
      refuse(value, key: key, expected: expected, view: view)
      return nil
    }
    var numbers: [Double] = []
    for element in elements {
      guard let number = usable(element, key: key, expected: expected, view: view) else {
        return nil
      }
      numbers.append(number)
    }
    return numbers
  }

  /// A number that geometry can bear: finite and within 1e9.
  private mutating func usable(
    _ value: JSONValue, key: String, expected: Problem.Expected, view: ViewID?
  ) -> Double? {
    if let number = value.number, number.magnitude <= SceneDocument.greatestMagnitude {
      return number
    }
    if value.kind == .number || value.kind == .word {
      add(
        .problem, .unusableNumber(key: key, text: value.source), at: value.place, view: view)
    } else {
      refuse(value, key: key, expected: expected, view: view)
    }
    return nil
  }
}
