/// The pages of something that could be printed.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  open var perPageContentInsets = UIEdgeInsets.zero
  open var startPage = 0
}

@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {}
