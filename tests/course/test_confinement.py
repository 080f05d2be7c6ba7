"""Student code that wants more than to compute: it learns nothing, changes nothing and scores nothing."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from pathlib import Path

import pytest

from minicc.course import marking
from minicc.course.lab import HERE, find_lab
from minicc.course.marking import Marks, format_marks, mark
from minicc.course.process import ProcessLimits, Reply, StudentProcess

SOLUTION = HERE / "teacher" / "01_parser" / "solution.py"
HIDDEN = HERE / "teacher" / "01_parser" / "hidden"
ANSWER = "def run(student, case):\n    return student.answer(case)\n"


def landlock() -> bool:
    return (
        sys.platform == "linux"
        and ctypes.CDLL(None).syscall(444, None, ctypes.c_size_t(0), ctypes.c_uint32(1)) > 0
    )


def run_student(body: str, limits: ProcessLimits | None = None) -> Reply:
    """What comes of a student's file whose answer is made by these lines."""
    text = "def answer(case):\n" + "".join(f"    {line}\n" for line in body.splitlines())
    with StudentProcess(
        ANSWER, text, "file.py", (HERE / "teacher",), limits or ProcessLimits(seconds=1)
    ) as student:
        reply = student.run({"n": 1})
        assert student.enforced == landlock()
        return reply


DENIED = {
    "the solution": f"return open({str(SOLUTION)!r}).read()",
    "the solution by descriptor": (
        f"import os\nreturn os.read(os.open({str(SOLUTION)!r}, os.O_RDONLY), 100).decode()"
    ),
    "the solution by a link": f"import os\nos.symlink({str(SOLUTION)!r}, '/tmp/minicc-link')",
    "the solution by another path": (
        f"return open({str(HERE / 'labs' / '..' / 'teacher' / '01_parser' / 'solution.py')!r}).read()"
    ),
    "the solution as a module": (
        f"import sys\nsys.path.insert(0, {str(SOLUTION.parent)!r})\nimport solution\nreturn solution.KEYWORDS"
    ),
    "hidden tests listed": f"import os\nreturn os.listdir({str(HIDDEN)!r})",
    "hidden tests walked": f"import os\nreturn [e.name for e in os.scandir({str(HIDDEN)!r})]",
    "hidden tests globbed": f"import pathlib\nassert list(pathlib.Path({str(HIDDEN)!r}).glob('*'))",
    "the users": "return open('/etc/passwd').read()",
    "processes": "import os\nreturn os.listdir('/proc')",
    "the parent's memory": "import os\nreturn open(f'/proc/{os.getppid()}/mem', 'rb').read(1).hex()",
    "the parent's command": "import os\nreturn open(f'/proc/{os.getppid()}/cmdline').read()",
    "its own environment": "return open('/proc/self/environ').read()",
    "a file written": "open('/tmp/minicc-forged', 'w').write('x')",
    "a shell": "import os\nreturn os.system('true')",
    "a process": "import subprocess\nreturn subprocess.run(['true']).returncode",
    "a fork": "import os\nreturn os.fork()",
    "another program": "import os\nos.execv('/bin/true', ['true'])",
    "a signal": "import os\nos.kill(os.getppid(), 0)",
    "a foreign function": "import ctypes\nreturn ctypes.CDLL(None).getpid()",
    "a socket": "import socket\nsocket.create_connection(('127.0.0.1', 9))",
    "other limits": "import resource\nresource.setrlimit(resource.RLIMIT_CPU, (100, 100))",
    "another group": "import os, signal\nos.killpg(0, signal.SIGTERM)",
}


@pytest.mark.parametrize("wish", DENIED)
def test_what_a_test_does_not_need_is_refused(wish: str) -> None:
    reply = run_student(DENIED[wish])
    assert reply.crash is not None and reply.value is None
    assert reply.crash.type in ("AccessDenied", "PermissionError", "ModuleNotFoundError", "AssertionError"), (
        reply
    )
    assert not Path("/tmp/minicc-forged").exists() and not Path("/tmp/minicc-link").is_symlink()


@pytest.mark.skipif(not landlock(), reason="this kernel has no Landlock")
def test_the_kernel_refuses_without_the_interpreter() -> None:
    code = f"""
from minicc.course import confine
import ctypes, os, socket, threading
confine._audit_hook = lambda readable: lambda event, args: None
libc = ctypes.CDLL(None, use_errno=True)
connected = socket.socket()
confine.resource.setrlimit = lambda limit, values: None  # the limits on processes would hide the filter
assert confine.confine([{str(HERE / "teacher")!r}], 2 << 30, 1 << 16)
import minicc.ir.builder, numpy
for wish in (
    lambda: open({str(SOLUTION)!r}), lambda: os.listdir({str(HIDDEN)!r}), lambda: open("/etc/passwd"),
    lambda: open("/tmp/minicc-forged", "w"), lambda: os.execv("/bin/true", ["true"]),
    lambda: open(f"/proc/{{os.getppid()}}/mem", "rb"), lambda: os.kill(os.getppid(), 0),
    lambda: socket.socket(), lambda: socket.socket(socket.AF_UNIX),
    lambda: connected.connect(("127.0.0.1", 9)), os.fork,
    lambda: os.posix_spawn("/bin/true", ["true"], {{}}), lambda: os.memfd_create("x"),
    lambda: confine.resource.prlimit(os.getppid(), 0), lambda: os.pidfd_open(os.getppid()),
):
    try:
        wish()
    except PermissionError:
        print("refused")
assert libc.open({str(SOLUTION)!r}.encode(), 0) == -1 and ctypes.get_errno() == 13
thread = threading.Thread(target=lambda: print("a thread"))
thread.start()
thread.join()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd="/")
    assert (done.stdout.count("refused"), done.stdout.count("a thread")) == (15, 1)


def test_the_hook_stands_alone_where_the_kernel_has_no_landlock() -> None:
    code = f"""
from minicc.course import confine
confine._landlock = lambda readable: False
assert not confine.confine([{str(HERE / "teacher")!r}], 2 << 30, 1 << 16)
import minicc.ir.builder
for path in ({str(SOLUTION)!r}, "/etc/passwd"):
    try:
        open(path)
    except confine.AccessDenied as error:
        print("refused", error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd="/")
    assert done.stdout.count("refused a test may not open") == 2


def test_what_may_be_done() -> None:
    assert (
        run_student(
            "import numpy, minicc.ir.builder, minicc.passes.analysis.liveness, math, ply.yacc\nreturn"
            " int(numpy.arange(4).sum())"
        ).value
        == 6
    )


@pytest.mark.parametrize(("body", "words"), [
    ("while True:\n    pass", "never ends"),
    ("import time\ntime.sleep(100)", "never ends"),
    ("import os\nos._exit(0)", "its process ended (status 0)"),
    ("import os\nos.abort()", "its process ended (status -6)"),
    ("import os\nfor fd in range(3, 64):\n    try:\n        os.write(fd, b'\\x02\\0\\0\\0{}')\n"
     "    except OSError:\n        pass\nreturn 1", "not one that this lab's harness writes"),
    ("import os\nfor fd in range(3, 64):\n    try:\n        os.write(fd, b'\\xff\\xff\\xff\\xff')\n"
     "    except OSError:\n        pass\nreturn 1", "too many"),
])  # fmt: skip
def test_who_gives_no_result_has_none(body: str, words: str) -> None:
    reply = run_student(body, ProcessLimits(seconds=0.3))
    assert words in reply.ended and reply.value is None


def test_memory_and_output_have_limits() -> None:
    assert (
        crash := run_student("return len(bytearray(1 << 30))", ProcessLimits(memory=1 << 29)).crash
    ) is not None and crash.type == "MemoryError"
    reply = run_student("for i in range(100):\n    print('x' * 10000, flush=True)", ProcessLimits())
    assert reply.crash is not None and reply.crash.type == "OSError"
    assert len(reply.output) <= 4000


def marked(text: str) -> Marks:
    lab = find_lab(1)
    return mark(lab, text, [*lab.public, *lab.hidden])


FORGERIES = {
    "fake results on standard output": (
        "print('{\"passed\": true}')\nprint('20 of 20 tests pass.')\ndef parse(text):\n    return None\n"
    ),
    "an early exit": "import sys\nsys.exit(0)\n",
    "a harder exit": "import os\nos._exit(0)\n",
    "the judge replaced": (
        "import sys, minicc.course.marking as m\nm.mark = lambda *a, **k: None\nm._Marker._wrong = lambda *a:"
        " None\ndef parse(text):\n    return None\n"
    ),
    "a result equal to everything": (
        "from minicc.course.kite.tree import Program\nclass P(Program):\n    __eq__ = lambda a, b: True\ndef"
        " parse(text):\n    return P([])\n"
    ),
    "the harness replaced": (
        "import sys\nsys.modules['harness'].run = lambda student, case: {'passed': True}\n"
    ),
    "the definition as its own": "from minicc.course.kite.reader import read as parse\n",
    "the solution as its own": f"exec(open({str(SOLUTION)!r}).read())\n",
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_forgeries_score_nothing(forgery: str) -> None:
    marks = marked(FORGERIES[forgery])
    assert marks.score == 0, format_marks(marks)


def test_what_the_compiler_does_with_an_answer_has_a_limit_too() -> None:
    with pytest.raises(marking._TimeLimitExceeded), marking._limit_time(0.05):
        while True:
            try:
                sum(range(1000))
            except Exception:  # as a stage of the compiler does
                continue
