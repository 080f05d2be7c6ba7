"""Threads that run workers, kept from launch to launch: to start one takes longer than many a launch."""

from __future__ import annotations

import os
import queue
import threading
from collections.abc import Callable
from typing import Any


class Job:
    """A call in another thread."""

    def __init__(self, work: Callable[..., Any], args: tuple[Any, ...]) -> None:
        self._work, self._args = work, args
        self._busy = threading.Lock()
        self._busy.acquire()

    def run(self) -> None:
        """Do it."""
        try:
            self._work(*self._args)
        finally:
            self._busy.release()

    def wait(self, seconds: float = -1) -> bool:
        """Return whether it is done, after so many seconds at most."""
        done = self._busy.acquire(timeout=seconds)
        if done:
            self._busy.release()
        return done


class ThreadPool:
    """As many threads as have ever been busy at once; they do not keep the process from ending, and a forked
    process has none.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process = 0
        self._jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
        self._free = 0

    def start(self, work: Callable[..., Any], *args: Any) -> Job:
        """Have a thread do something."""
        job = Job(work, args)
        with self._lock:
            if self._process != os.getpid():
                self._process, self._jobs, self._free = os.getpid(), queue.SimpleQueue(), 0
            if self._free:
                self._free -= 1
            else:
                threading.Thread(
                    target=self._serve, args=(self._jobs,), daemon=True, name="minicc worker"
                ).start()
            self._jobs.put(job)
        return job

    def _serve(self, jobs: queue.SimpleQueue[Job]) -> None:
        while True:
            jobs.get().run()
            with self._lock:
                self._free += jobs is self._jobs
