"""The processes of this machine that have a device of minicc."""

from __future__ import annotations

import os
from pathlib import Path

from ...support.fast_dataclass import record
from ..device.mapping import FILE_NAME

_TARGET = f"/memfd:{FILE_NAME} (deleted)"
"""The target of the link that a descriptor of device memory is (proc_pid_fd(5))."""
_BLOCK = 512
"""Bytes of a block of `st_blocks`."""


@record(frozen=True)
class DeviceProcess:
    """A process, its command line, and the bytes of device memory that it has touched."""

    number: int
    command: str
    memory: int


def device_processes(proc: Path = Path("/proc")) -> list[DeviceProcess]:
    """Return the processes that have a device, by their numbers.

    Of processes that share one, as a process and its child after `fork`, the first is returned. The system
    shows the descriptors of this user's processes only.
    """
    result: dict[tuple[int, int], DeviceProcess] = {}
    for number in sorted(int(name) for name in os.listdir(proc) if name.isdecimal()):
        folder = proc / str(number)
        try:
            memory = _device_memory(folder)
            if memory is not None:
                command = (folder / "cmdline").read_bytes().rstrip(b"\0").replace(b"\0", b" ")
                text = command.decode(errors="replace")
                key = memory.st_dev, memory.st_ino
                result.setdefault(key, DeviceProcess(number, text, memory.st_blocks * _BLOCK))
        except OSError:  # it has ended, or belongs to another user
            continue
    return list(result.values())


def _device_memory(folder: Path) -> os.stat_result | None:
    """Return the state of the file that is a process's device memory; None if it has none."""
    for descriptor in (folder / "fd").iterdir():
        try:
            if os.readlink(descriptor) == _TARGET:
                return descriptor.stat()
        except OSError:  # it was closed
            continue
    return None
