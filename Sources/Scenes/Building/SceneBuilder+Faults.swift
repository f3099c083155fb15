public import UIKit

extension SceneBuilder {
  /// What custom code does wrong when a screen point is touched, found on views of its own: asking
  /// leaves no trace on others.
  public func faults(of document: SceneDocument, at screenPoint: CGPoint) -> [HitTestFault] {
    guard registry.hasOwnClasses(in: document) else { return [] }
    return build(document).windows.audit(screenPoint)
  }
}
