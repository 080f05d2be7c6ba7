"""Threads that run the workers of launches, reused because starting one takes longer than many a launch."""

from __future__ import annotations

import os
import queue
import threading
from collections.abc import Callable
from typing import Any


class Job:
    """A call that another thread executes."""

    def __init__(self, work: Callable[..., Any], args: tuple[Any, ...]) -> None:
        self._work, self._args = work, args
        self._busy = threading.Lock()
        self._busy.acquire()

    def run(self) -> None:
        """Execute the call, and wake the threads that wait for it. An exception of the call is passed on."""
        try:
            self._work(*self._args)
        finally:
            self._busy.release()

    def wait(self, seconds: float = -1) -> bool:
        """Wait for the end of the call, for at most so many seconds if the number is not negative. Return
        whether it has ended.
        """
        done = self._busy.acquire(timeout=seconds)
        if done:
            self._busy.release()
        return done


class ThreadPool:
    """A pool with as many threads as there have ever been jobs at the same time.

    The threads are daemons: they do not keep the process alive. A forked process starts with an empty pool,
    since a fork copies no threads.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process = 0
        self._jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
        self._idle = 0

    def start(self, work: Callable[..., Any], *args: Any) -> Job:
        """Call `work` with the arguments in an idle thread, or in a new one. Return the job."""
        job = Job(work, args)
        with self._lock:
            if self._process != os.getpid():
                self._process, self._jobs, self._idle = os.getpid(), queue.SimpleQueue(), 0
            if self._idle:
                self._idle -= 1
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
                self._idle += jobs is self._jobs
