public import UIKit

/// What an import could not take as it stood, and went on.
public enum ImportProblem: Sendable, Equatable {
  /// The source ends, or goes on to something else, inside this.
  case truncated(what: String)
  /// A value that could not be read; the view keeps its default.
  case unusableValue(key: String, text: String, view: ViewID)
  /// No frame stands in the source; the parent's bounds were taken.
  case missingFrame(view: ViewID)
  /// A frame stands in the source and can't be read; the parent's bounds were taken.
  case unreadableFrame(view: ViewID, text: String)
  /// The view's parent has no frame of its own, so where this one is cannot be said.
  case unplaced(view: ViewID, inside: ViewID)
  /// The line of the view's parent is no view, or missing (nil): the view was put into the next one
  /// around it that is.
  case lostParent(view: ViewID, line: Int?)
  /// Where the view is on the screen and where its frame puts it are not the same place in its
  /// parent, and no one scroll offset of that explains it.
  case contradictingPlace(view: ViewID, onScreen: CGPoint, expected: CGPoint)
  /// A printed frame fits many sizes, as at 45°; the even one was taken.
  case ambiguousSize(view: ViewID, taken: CGSize)
  /// A transform with no extent hides the size.
  case flattenedSize(view: ViewID, taken: CGSize)
  /// The printed frame and transform contradict each other.
  case contradictingFrame(view: ViewID)
  /// A class whose overrides the source cannot show.
  case unknownOverrides(className: String, views: Int, first: ViewID)
  /// A class that is known to override hit testing; what it does then is not known.
  case knownOverrides(className: String, methods: [String], views: Int, first: ViewID)
  /// A class of the system that is known to let touches through, and was given the rule for it.
  case letsThrough(className: String, views: Int, first: ViewID)
  /// A window of the keyboard or the status bar, which was given the rule to let touches through.
  case overlayWindow(view: ViewID)
  /// Another window that lies over the app's.
  case frontWindow(view: ViewID)
  /// An alert or a sheet; what keeps touches from all around it is no element of its own.
  case modal(view: ViewID)
  /// Another view of the document has the same id, so that what refers to it may mean either.
  case repeatedID(id: String, view: ViewID)
  /// Code decides whether and how often it is there.
  case inCode(view: ViewID)
  /// Nothing tells whether the source goes from front to back or from back to front.
  case assumedOrder
  /// A container of a scene that is elsewhere, or that holds it itself.
  case notEmbedded(view: ViewID)
  /// Its size is stated and its place is up to layout.
  case missingPlace(view: ViewID)
  /// SwiftUI decides inside this view, and no dump says how.
  case hostedContent(view: ViewID)
  case unmatchedEnd(element: String)
  /// An element that the end of one around it closes.
  case closedFromOutside(element: String, by: String)
  case unclosedElements(count: Int)
  case tooManyAttributes(element: String)
  case unquotedAttribute(name: String)
  /// The name stands before in the same tag; the first value counts.
  case repeatedAttribute(name: String)
  /// An element that no version of Interface Builder is known to write.
  case unknownElement(name: String, view: ViewID)
  /// Size classes give this view other values, which were not taken: `frame`, `hidden`, `alpha` or
  /// `userInteractionEnabled`.
  case variation(view: ViewID, key: String)
  /// The source states a width or height below zero; UIKit turns such a frame over.
  case negativeSize(view: ViewID, stated: CGSize)
  /// Controllers around this scene put a bar over it whose frame the source does not state.
  case leftOutBar(controller: String)
  /// Interface Builder leaves this view out unless a size class asks for it; it was hidden.
  case notInstalled(view: ViewID)
  /// Windows that the source calls not visible, with nothing visible in them; they were hidden.
  case invisibleWindow(view: ViewID)
  /// The writer cut the tree below this view.
  case cutByWriter(view: ViewID?)
  /// Elements that the accessibility tree calls not visible; their hidden flag stays unset.
  case notVisible(views: Int, first: ViewID)
  /// More of the same kind were found than a report lists.
  case more(count: Int)
}

/// Why a source of a known format gave no scene at all.
public enum ImportFailure: Sendable, Equatable {
  /// Entity declarations in XML, which could expand without end or read files.
  case entityDeclarations
  case noViews(SourceFormat)
  /// The source holds several scenes, and none of this name.
  case noSuchScene(name: String, available: [String])
  /// A scene that only contains others, none of which has a view.
  case sceneWithoutView(name: String)
}
