"""The grader's side of a process that runs a student's code.

The process is sent the student's file, the lab's harness and one case after another; it answers with a value
or the description of a failure. A process that dies, hangs or sends a malformed answer costs the case at
hand; the next case starts another process. No answer is trusted: the judge compares it, on this side, with
data that the process never had.
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
from .ipc import MAX_BYTES, write_frame

_WALL_CLOCK_FACTOR = 6
"""Wall-clock time that a case may take, in multiples of its processor time: other processes run here too."""
_START_SECONDS = 60.0


@record(frozen=True)
class ProcessLimits:
    """Limits of one case: processor seconds; bytes of memory and of printed output; nested calls."""

    seconds: float = 5.0
    memory: int = 2 << 30
    output: int = 64 << 10
    recursion: int = 3000


@record(frozen=True)
class Crash:
    """An exception raised by the student's code; `frames` are (line, function) in the student's file,
    innermost last.
    """

    type: str
    message: str
    frames: tuple[tuple[int, str], ...]


@record(frozen=True)
class Reply:
    """The reply to a case: a `value`, or a `crash`, or in `ended` the reason why there is neither. `output`
    is what the student's code printed.
    """

    value: Any = None
    crash: Crash | None = None
    ended: str = ""
    output: str = ""

    @property
    def failed(self) -> bool:
        """True if the student's code crashed or was ended."""
        return self.crash is not None or bool(self.ended)


class StudentProcess:
    """The process of one submission; a context manager. `secret_paths` are folders that it must not read."""

    def __init__(
        self,
        harness: str,
        text: str,
        file: str,
        secret_paths: tuple[Path, ...] = (),
        limits: ProcessLimits | None = None,
    ) -> None:
        self.limits = limits or ProcessLimits()
        self.enforced = True
        self._setup = {
            "harness": harness,
            "student": text,
            "file": file,
            "secret_paths": [str(path) for path in secret_paths],
            "memory": self.limits.memory,
            "output": self.limits.output,
            "recursion": self.limits.recursion,
        }
        self._process: subprocess.Popen[bytes] | None = None
        self._crash: Reply | None = None
        self._cpu = 0.0

    def __enter__(self) -> StudentProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()

    @property
    def loaded(self) -> bool:
        """Return whether the student's file could be loaded."""
        return self._crash is None

    def run(self, case: Any) -> Reply:
        """Run the student's code on a case."""
        if self._crash is not None:  # the file itself cannot be loaded: it is the same for every case
            return self._crash
        if self._process is None:
            reply = self._start()
            if reply.failed:
                self._stop()
                self._crash = reply
                return reply
        return self._request({"case": case}, self.limits.seconds)

    def _start(self) -> Reply:
        requests, self._request_pipe = os.pipe()
        self._answer_pipe, answers = os.pipe()
        self._output_file = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the process)
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
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=self._output_file,
            stderr=subprocess.STDOUT,
            env=environment,
            cwd="/",
            pass_fds=(requests, answers),
            start_new_session=True,
        )
        os.close(requests)
        os.close(answers)
        self._cpu = 0.0
        return self._request(self._setup, max(_START_SECONDS / _WALL_CLOCK_FACTOR, self.limits.seconds))

    def _request(self, request: dict[str, Any], seconds: float) -> Reply:
        assert self._process is not None
        number = secrets.randbits(48)
        start = self._output_file.seek(0, os.SEEK_END)
        try:
            if sys.platform == "linux":  # elsewhere the clock alone limits a case
                # The soft limit alone: a hard one could not be raised again for the next case.
                resource.prlimit(
                    self._process.pid,
                    resource.RLIMIT_CPU,
                    (int(self._cpu + seconds) + 1, resource.RLIM_INFINITY),
                )
            with os.fdopen(os.dup(self._request_pipe), "wb", buffering=0) as stream:
                write_frame(stream, {**request, "number": number})
            answer = self._receive(time.monotonic() + _WALL_CLOCK_FACTOR * seconds)
        except (ProcessLookupError, PermissionError, BrokenPipeError):
            answer = None
        except TimeoutError:
            return self._fail(
                start, f"it did not finish within {seconds:g} seconds: is there a loop that never ends?"
            )
        except ValueError as error:
            return self._fail(start, f"its answer cannot be read: {error}")
        if not isinstance(answer, dict) or answer.get("number") != number:
            return self._fail(
                start, "its answer is not one that this lab's harness writes" if answer is not None else ""
            )
        self._cpu = float(answer["cpu"]) if isinstance(answer.get("cpu"), float) else self._cpu + seconds
        self.enforced = bool(answer.get("enforced", self.enforced))
        output = self._read_output(start)
        crash = answer.get("error")
        if crash is not None:
            return Reply(crash=_parse_crash(crash), output=output)
        return Reply(value=answer.get("result"), output=output)

    def _receive(self, deadline: float) -> Any:
        """Return the next answer; None when the process has ended. Raises TimeoutError, and ValueError for a
        malformed one.
        """
        size = int.from_bytes(head, "little") if (head := self._read(4, deadline)) else 0
        if size > MAX_BYTES:
            raise ValueError(f"{size} bytes are too many")
        data = self._read(size, deadline)
        try:
            return json.loads(data) if data else None
        except RecursionError:
            raise ValueError("it is nested too deeply") from None

    def _read(self, size: int, deadline: float) -> bytes:
        data = bytearray()
        while len(data) < size:
            ready, _, _ = select.select([self._answer_pipe], [], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                raise TimeoutError
            chunk = os.read(self._answer_pipe, size - len(data))
            if not chunk:
                return b""
            data += chunk
        return bytes(data)

    def _fail(self, start: int, message: str) -> Reply:
        """Return the reply of a process that sent none, and end it; the next case starts another."""
        assert self._process is not None
        process = self._process
        if not message:
            try:
                status = process.wait(5.0)
            except subprocess.TimeoutExpired:
                status = 0
            message = {
                -signal.SIGXCPU: (
                    f"it used more than {self.limits.seconds:g} seconds of processor time: is there a loop"
                    " that never ends?"
                ),
                -signal.SIGKILL: "the system ended it: too much memory, perhaps",
            }.get(status, f"its process ended (status {status}) before it gave a result")
        output = self._read_output(start)
        self._stop()
        return Reply(ended=message, output=output)

    def _read_output(self, start: int) -> str:
        self._output_file.seek(start)
        return self._output_file.read(4000).decode(errors="replace")

    def _stop(self) -> None:
        if self._process is not None:
            end(self._process.pid)
            self._process.wait()
            os.close(self._request_pipe)
            os.close(self._answer_pipe)
            self._output_file.close()
            self._process = None


def _parse_crash(error: Any) -> Crash:
    if not isinstance(error, dict):
        return Crash("", "", ())
    frames = [
        (frame[0], str(frame[1]))
        for frame in error.get("frames") or []
        if isinstance(frame, list) and len(frame) == 2 and isinstance(frame[0], int)
    ]
    return Crash(str(error.get("type")), str(error.get("message")), tuple(frames))
