import Testing
import UIKit

/// Controls keep their values between their ends.
@MainActor
@Suite("Values of controls stay in range")
struct RangeTests {
  @Test(
    "a value that is set beyond an end is that end",
    arguments: [(-3, 0), (0.25, 0.25), (5, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0.5)]
      as [(Float, Float)])
  func ends(set: Float, kept: Float) {
    let slider = UISlider()
    let stepper = UIStepper()
    let bar = UIProgressView()
    stepper.maximumValue = 1
    (slider.value, stepper.value, bar.progress) = (0.5, 0.5, 0.5)
    (slider.value, stepper.value, bar.progress) = (set, Double(set), set)
    #expect(slider.value == kept && stepper.value == Double(kept) && bar.progress == kept)
    bar.setProgress(0.5, animated: true)
    bar.setProgress(set, animated: true)
    #expect(bar.progress == kept)
  }

  @Test("an end that passes the value takes it along, and the other end too")
  func movedEnds() {
    let slider = UISlider()
    let stepper = UIStepper()
    (slider.maximumValue, stepper.maximumValue) = (10, 10)
    (slider.value, stepper.value) = (8, 8)
    (slider.maximumValue, stepper.maximumValue) = (4, 4)
    #expect(slider.value == 4 && stepper.value == 4)
    (slider.minimumValue, stepper.minimumValue) = (6, 6)
    #expect(slider.value == 6 && stepper.value == 6)
    #expect(slider.maximumValue == 6 && stepper.maximumValue == 6)
    (slider.maximumValue, stepper.maximumValue) = (2, 2)
    #expect(slider.minimumValue == 2 && stepper.minimumValue == 2)
    #expect(slider.value == 2 && stepper.value == 2)
  }

  @Test("a page is one of those that there are")
  func pages() {
    let pages = UIPageControl()
    pages.currentPage = 9
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.currentPage = -1
    #expect(pages.currentPage == 0)
    pages.currentPage = 2
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.numberOfPages = -4
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
  }
}
