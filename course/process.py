"""A student's code in a process of its own, seen from the grader's side.

What goes in is the student's file, the lab's harness and one case after another; what comes back is a value
or the story of a failure. A process that dies, hangs or talks nonsense costs the case it was at; the next
gets a fresh one. Nothing that comes back is trusted: the judge compares it, here, with what was never over
there.
"""

from __future__ import annotations

import json
import os
import resource
import secrets
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from ..driver.commands import end
from ..support.fast_dataclass import record
from .ipc import LARGEST, write_frame

_PATIENCE = 6
"""Times the limit of processor time that a case may take by the clock: other processes run here too."""
_START_SECONDS = 60.0


@record(frozen=True)
class Limits:
    """What one case may use: processor seconds; bytes of memory, of printed output; nested calls."""

    seconds: float = 5.0
    memory: int = 2 << 30
    output: int = 64 << 10
    recursion: int = 3000


@record(frozen=True)
class Crash:
    """An exception out of the student's code; `places` are (line, function) in the student's file, innermost
    last.
    """

    type: str
    words: str
    places: tuple[tuple[int, str], ...]


@record(frozen=True)
class Reply:
    """What came of a case: a `value`, or a `crash`, or the words of why there is neither in `ended`.
    `printed` is what the student's code printed.
    """

    value: Any = None
    crash: Crash | None = None
    ended: str = ""
    printed: str = ""

    @property
    def failed(self) -> bool:
        return self.crash is not None or bool(self.ended)


class Student:
    """The process of one submission; a context manager. `secret` are folders that must not be read from
    there.
    """

    def __init__(
        self, harness: str, text: str, file: str, secret: tuple[Path, ...] = (), limits: Limits | None = None
    ) -> None:
        self.limits = limits or Limits()
        self.enforced = True
        self._setup = {"harness": harness, "student": text, "file": file,
            "secret": [str(path) for path in secret], "memory": self.limits.memory,
                       "output": self.limits.output, "recursion": self.limits.recursion}  # fmt: skip
        self._process: subprocess.Popen[bytes] | None = None
        self._crash: Reply | None = None
        self._cpu = 0.0

    def __enter__(self) -> Student:
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()

    @property
    def loaded(self) -> bool:
        """Whether the student's file could be loaded."""
        return self._crash is None

    def run(self, case: Any) -> Reply:
        """What the student's code makes of a case."""
        if self._crash is not None:  # the file itself cannot be loaded: it is the same for every case
            return self._crash
        if self._process is None:
            reply = self._start()
            if reply.failed:
                self._stop()
                self._crash = reply
                return reply
        return self._ask({"case": case}, self.limits.seconds)

    def _start(self) -> Reply:
        requests, self._to = os.pipe()
        self._from, answers = os.pipe()
        self._printed = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the process)
        paths = [p for p in (str(Path(__file__).resolve().parents[2]), os.environ.get("PYTHONPATH", "")) if p]
        environment = {
            "PYTHONPATH": os.pathsep.join(paths),
            "PYTHONHASHSEED": "0",
            "PYTHONDONTWRITEBYTECODE": "1",
            "OPENBLAS_NUM_THREADS": "1",
            "LANG": "C.UTF-8",
        }
        command = [
            sys.executable,
            "-s",
            "-P",
            "-m",
            f"{__package__}.sandbox_child",
            str(requests),
            str(answers),
        ]
        self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=self._printed,
            stderr=subprocess.STDOUT, env=environment, cwd="/",
                                         pass_fds=(requests, answers), start_new_session=True)  # fmt: skip
        os.close(requests)
        os.close(answers)
        self._cpu = 0.0
        return self._ask(self._setup, max(_START_SECONDS / _PATIENCE, self.limits.seconds))

    def _ask(self, request: dict[str, Any], seconds: float) -> Reply:
        assert self._process is not None
        number = secrets.randbits(48)
        start = self._printed.seek(0, os.SEEK_END)
        try:
            if sys.platform == "linux":  # elsewhere the clock alone limits a case
                # The soft limit alone: a hard one could not be raised again for the next case.
                resource.prlimit(
                    self._process.pid,
                    resource.RLIMIT_CPU,
                    (int(self._cpu + seconds) + 1, resource.RLIM_INFINITY),
                )
            with os.fdopen(os.dup(self._to), "wb", buffering=0) as stream:
                write_frame(stream, {**request, "number": number})
            answer = self._receive(time.monotonic() + _PATIENCE * seconds)
        except (ProcessLookupError, PermissionError, BrokenPipeError):
            answer = None
        except TimeoutError:
            return self._gone(
                start, f"it did not finish within {seconds:g} seconds: is there a loop that never ends?"
            )
        except ValueError as error:
            return self._gone(start, f"its answer cannot be read: {error}")
        if not isinstance(answer, dict) or answer.get("number") != number:
            return self._gone(
                start, "its answer is not one that this lab's harness writes" if answer is not None else ""
            )
        self._cpu = float(answer["cpu"]) if isinstance(answer.get("cpu"), float) else self._cpu + seconds
        self.enforced = bool(answer.get("enforced", self.enforced))
        printed = self._read_printed(start)
        story = answer.get("error")
        return (
            Reply(value=answer.get("result"), printed=printed)
            if story is None
            else Reply(crash=_crash(story), printed=printed)
        )

    def _receive(self, deadline: float) -> Any:
        """The next answer; None when the process is gone. TimeoutError, ValueError."""
        size = int.from_bytes(head, "little") if (head := self._read(4, deadline)) else 0
        if size > LARGEST:
            raise ValueError(f"{size} bytes are too many")
        data = self._read(size, deadline)
        try:
            return json.loads(data) if data else None
        except RecursionError:
            raise ValueError("it is nested too deeply") from None

    def _read(self, size: int, deadline: float) -> bytes:
        parts = bytearray()
        while len(parts) < size:
            ready, _, _ = select.select([self._from], [], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                raise TimeoutError
            part = os.read(self._from, size - len(parts))
            if not part:
                return b""
            parts += part
        return bytes(parts)

    def _gone(self, start: int, words: str) -> Reply:
        """The reply of a process that gave none; the next case starts another."""
        assert self._process is not None
        process = self._process
        if not words:
            try:
                status = process.wait(5.0)
            except subprocess.TimeoutExpired:
                status = 0
            words = {-signal.SIGXCPU: f"it used more than {self.limits.seconds:g} seconds of processor time: "
                                      f"is there a loop that never ends?",
                     -signal.SIGKILL: "the system ended it: too much memory, perhaps"}.get(status,
                     f"its process ended (status {status}) before it gave a result")  # fmt: skip
        printed = self._read_printed(start)
        self._stop()
        return Reply(ended=words, printed=printed)

    def _read_printed(self, start: int) -> str:
        self._printed.seek(start)
        return self._printed.read(4000).decode(errors="replace")

    def _stop(self) -> None:
        if self._process is not None:
            end(self._process.pid)
            self._process.wait()
            os.close(self._to)
            os.close(self._from)
            self._printed.close()
            self._process = None


def _crash(error: Any) -> Crash:
    if not isinstance(error, dict):
        return Crash("", "", ())
    places = [
        (place[0], str(place[1]))
        for place in error.get("places") or []
        if isinstance(place, list) and len(place) == 2 and isinstance(place[0], int)
    ]
    return Crash(str(error.get("type")), str(error.get("words")), tuple(places))
