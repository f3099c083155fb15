public import UIKit

extension SceneBuilder {
  /// What custom code does wrong when screen points are touched, found for each on views of its own:
  /// asking leaves no trace on others.
  public func faults(of document: SceneDocument, at screenPoints: [CGPoint]) -> [HitTestFault] {
    guard registry.hasOwnClasses(in: document) else { return [] }
    return screenPoints.flatMap { build(document).windows.audit($0) }
  }
}
