import Scenes
import Testing
import Wording

@Suite("Files that can't be used, in words")
struct FileFaultWordsTests {
  @Test("each says what is wrong, and what to do")
  func lines() {
    let faults: [FileFault] = [
      .missing(), .missing(nearest: "glass"), .missingFolder("/a/b"), .folder, .notPermitted,
      .readOnly, .full, .silentPipe, .notAFile, .exists, .nameTooLong,
      .other("Input/output error"),
    ]
    let lines = faults.map { fault in
      let hint = FileFaultWords.hint(fault).map { " (\($0))" } ?? ""
      return SceneErrorWords.message(SceneError(.file(fault))) + " | "
        + FileFaultWords.message(writing: fault) + hint
    }
    #expect(
      lines.joined(separator: "\n") == """
        there is no such file | the file can't be written: there is no such file (look at its name and its folder)
        there is no such file | the file can't be written: there is no such file (did you mean “glass”?)
        there is no folder “/a/b” | the file can't be written: there is no folder “/a/b” (make it first: mkdir -p /a/b)
        this is a folder | the file can't be written: this is a folder (name a file in it)
        the file can't be read: permission is denied | the file can't be written: permission is denied (“ls -l” shows who may)
        the file can't be read: the place is read-only | the file can't be written: the place is read-only (name another place)
        the file can't be read: there is no room left | the file can't be written: there is no room left (make room, or name another place)
        this is a pipe, and nobody writes into it | the file can't be written: this is a pipe, and nobody writes into it (start the program that writes first, or hand its output over as “-”)
        the file can't be read: this is a device or a pipe, not a file | the file can't be written: this is a device or a pipe, not a file (name another place)
        the file can't be read: a file of that name is there already | the file can't be written: a file of that name is there already (name another place)
        the file can't be read: the name is too long | the file can't be written: the name is too long (choose a shorter one)
        the file can't be read: Input/output error | the file can't be written: Input/output error
        """)
  }
}
