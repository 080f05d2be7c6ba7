"""Pools of workers: processes of this machine, or those of a remote scheduler of `dask.distributed`.

A worker that dies, or is killed at its time limit, does not end a campaign: its request is reported as lost,
and another worker takes its place.
"""

from __future__ import annotations

import json
import os
import queue
import selectors
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from ...support.diagnostics import UsageError

Request = dict[str, Any]
_GRACE = 2.0
"""Seconds in which a worker may end its child processes."""
COMMAND = (sys.executable, "-m", f"{__package__}.worker")
_REQUESTS = 40
"""The number of requests of a worker before it is replaced: memory that LLVM does not free goes with the
process.
"""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a request: `data`, or the reason why it was lost."""

    request: Request
    data: dict[str, Any] | None
    lost: str = ""


class Pool(Protocol):
    """Requests are submitted while there is `room`; answers come in any order."""

    room: int

    def submit(self, request: Request, seconds: float) -> None:
        """Send a request with a time limit in seconds."""

    def next(self) -> Answer:
        """Return the next answer."""

    def close(self) -> None:
        """End the running workers."""


class WorkerProcess:
    """One process."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
        )
        self.answered = 0
        self.request: Request | None = None
        self.until = 0.0

    def ask(self, request: Request, seconds: float) -> None:
        """Send a request."""
        assert self.process.stdin is not None
        self.request, self.until, self.seconds = request, time.monotonic() + seconds, seconds
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # it has died, which its output says

    def take(self) -> Answer:
        """Return the answer, or that there will be none."""
        request, self.request = self.request, None
        assert request is not None and self.process.stdout is not None
        line = self.process.stdout.readline()
        self.answered += 1
        if line.endswith("\n"):
            return Answer(request, json.loads(line))
        status = self.process.wait()
        return Answer(
            request,
            None,
            f"the process ended with {f'signal {-status}' if status < 0 else f'status {status}'}",
        )

    def give_up(self) -> Answer:
        """Kill the worker."""
        assert self.request is not None
        self.end()
        return Answer(self.request, None, f"no answer in {self.seconds:.0f} s")

    def end(self) -> None:
        """Terminate the worker."""
        self.process.terminate()  # it ends the compilers first that it waits for
        try:
            self.process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                stream.close()


class LocalProcesses:
    """Processes of this machine, started by `command`."""

    def __init__(self, jobs: int, command: Sequence[str] = COMMAND) -> None:
        self.room, self._command = jobs, command
        self._idle: list[WorkerProcess] = []
        self._busy = selectors.DefaultSelector()

    def submit(self, request: Request, seconds: float) -> None:
        """Send a request to an idle process, or to a new one."""
        worker = self._idle.pop() if self._idle else WorkerProcess(self._command)
        worker.ask(request, seconds)
        assert worker.process.stdout is not None
        self._busy.register(worker.process.stdout, selectors.EVENT_READ, worker)

    def next(self) -> Answer:
        """Return the next answer. Processes that exceed their time limit are killed."""
        while True:
            workers = [key.data for key in self._busy.get_map().values()]
            soonest = min(worker.until for worker in workers)
            ready = self._busy.select(max(soonest - time.monotonic(), 0))
            if ready:
                worker = ready[0][0].data
                self._busy.unregister(worker.process.stdout)
                answer: Answer = worker.take()
                if answer.lost or worker.answered >= _REQUESTS:
                    worker.end()
                else:
                    self._idle.append(worker)
                return answer
            late = next((worker for worker in workers if worker.until <= time.monotonic()), None)
            if late is not None:
                self._busy.unregister(late.process.stdout)
                result: Answer = late.give_up()
                return result

    def close(self) -> None:
        """End all processes."""
        for worker in [*self._idle, *(key.data for key in self._busy.get_map().values())]:
            worker.end()
        self._busy.close()


class Distributed:
    """The workers of a scheduler, each with a separate process for programs, so that a crash does not affect
    the worker.
    """

    def __init__(self, address: str, command: Sequence[str] = COMMAND) -> None:
        try:
            client: Any = import_module("distributed").Client
        except ImportError:
            raise UsageError("--scheduler needs dask.distributed: pip install distributed") from None
        try:
            self._client: Any = client(address, timeout=5, set_as_default=False)
        except (OSError, ValueError) as error:
            raise UsageError(f"--scheduler {address}: {str(error) or 'no answer'}") from None
        self._command = command
        self.room = 2 * max(sum(self._client.nthreads().values()), 1)
        self._answers: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._futures: dict[Any, Request] = {}

    def submit(self, request: Request, seconds: float) -> None:
        """Send a request to the scheduler."""
        future = self._client.submit(asked, request, seconds, self._command, pure=False)
        self._futures[future] = request
        future.add_done_callback(self._answers.put)

    def next(self) -> Answer:
        """Return the next answer of any worker."""
        future = self._answers.get()
        request = self._futures.pop(future)
        if future.status != "finished":
            return Answer(
                request,
                None,
                f"its worker was {future.status}:"
                f" {future.exception() if future.status == 'error' else 'gone'}",
            )
        data, lost = future.result()
        return Answer(request, data, lost)

    def close(self) -> None:
        """Cancel the requests and close the connection."""
        self._client.cancel(list(self._futures))
        self._client.close()


def asked(request: Request, seconds: float, command: Sequence[str]) -> tuple[dict[str, Any] | None, str]:
    """Send one request to a new process, which ends afterwards; a remote worker runs this."""
    pool = LocalProcesses(1, command)
    try:
        pool.submit(request, seconds)
        answer = pool.next()
    finally:
        pool.close()
    return answer.data, answer.lost


def cores() -> int:
    """Return the default number of processes."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
