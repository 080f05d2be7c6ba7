"""Labs that replace stages of this compiler, and their checking, grading and ranking. `README.md` is for the
teacher who adopts the course, `docs/writing-a-lab.md` is for authors of labs; the labs are data, in `labs`
and `teacher`.

Reading order: `ipc` (messages between processes), `syscalls` and `confine` (what a student's process may do),
`sandbox_child` (that process), `process` (the same from outside), `lab` (what a lab is), `starters`
(students' files, generated from the solutions), `shrinking` (smaller inputs that still fail), `marking` (the
outcomes of a submission, as text), `running` (kernels run for a judge), `kernels` (tests in CUDA C), `stages`
(stages of the compiler replaced by a student's file), `submission` (students' folders), `reports`
(Gradescope, CSV, GitHub), `contest` (the leader board), `pipeline` (the stages of all labs in a row),
`figures` (those of the slides), `command` (`minicc lab`); `kite/` (the small language of labs 1 to 3);
`puzzles/` (a notebook of sixteen kernels to write).
"""

import sys

from ..support.diagnostics import UsageError

if sys.platform == "win32":
    raise UsageError("labs need limits that Linux and macOS have; on Windows use WSL")
