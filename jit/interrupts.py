"""A stop flag that an interrupt sets at once, while the main thread runs compiled code.

Python's handler of a signal runs in the main thread, after the call of compiled code has returned. The signal
itself only writes its number to a file descriptor, if it has been given one (`signal.set_wakeup_fd`). Here
that is a file whose first byte is mapped as the stop flag. So workers leave at their next back edge, and
Python then runs the handler, without another thread that would have to be woken for each launch.
"""

from __future__ import annotations

import mmap
import os
import signal
import tempfile
import threading
from _signal import getsignal  # type: ignore[import-not-found]  # `signal.getsignal` takes 0.4 µs each
from functools import cache

import numpy as np

_OTHER_SIGNALS = tuple(number for number in range(1, signal.NSIG) if number != signal.SIGINT)


class InterruptFlag:
    """A byte in memory that is not zero once an interrupt has arrived: the element of the array `byte`.

    A `with` statement receives interrupts, and afterwards passes them on to the file descriptor that received
    them before. It is for the main thread.
    """

    def __init__(self) -> None:
        with tempfile.TemporaryFile() as file:
            self._file = os.dup(file.fileno())
        os.ftruncate(self._file, mmap.PAGESIZE)
        os.set_blocking(self._file, False)
        self._bytes = np.frombuffer(mmap.mmap(self._file, mmap.PAGESIZE), np.uint8)
        self.byte = self._bytes[:1]
        self.address: int = self.byte.__array_interface__["data"][0]
        self._before: list[int] = []

    def __enter__(self) -> None:
        self._before.append(signal.set_wakeup_fd(self._file))

    def __exit__(self, *_: object) -> None:
        before = self._before.pop()
        signal.set_wakeup_fd(before)
        if self._bytes[0]:
            arrived = os.lseek(self._file, 0, os.SEEK_CUR)
            os.lseek(self._file, 0, os.SEEK_SET)
            numbers = self._bytes[:arrived].tobytes()
            self._bytes[: max(arrived, 1)] = 0
            if before >= 0:
                os.write(before, numbers)


@cache
def _flag_of(process: int) -> InterruptFlag:
    return InterruptFlag()


def handles_interrupts() -> bool:
    """Return whether the calling thread runs a handler of interrupts in Python. The handler would have to
    wait for a call of compiled code.
    """
    return callable(getsignal(signal.SIGINT)) and threading.current_thread() is threading.main_thread()


def interrupt_flag() -> InterruptFlag | None:
    """Return the flag of this process, None if signals may have to be handled while compiled code runs on.

    That is so unless Python's own handler of interrupts, which raises KeyboardInterrupt, is the only handler.
    """
    if os.name != "posix" or getsignal(signal.SIGINT) is not signal.default_int_handler:
        return None
    return None if any(map(callable, map(getsignal, _OTHER_SIGNALS))) else _flag_of(os.getpid())
