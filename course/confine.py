"""The confinement of a process that runs a student's code: it may compute, and read what Python and minicc
need for that.

Two mechanisms of the Linux kernel hold for any code and cannot be undone: Landlock (files outside the
readable folders cannot be opened, none can be written or executed) and a filter of system calls (`syscalls`:
no process, no connection, no signal). An audit hook of the interpreter denies the same with a message. On
other systems it is the only one, and code that knows the interpreter well can circumvent it.

What must stay secret (expected results, other tests, solutions) is therefore never sent to the process: see
`process`.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import resource
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from .syscalls import install_filter

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_READ_FILE, _READ_DIR = 1 << 2, 1 << 3
_FILE_RIGHTS = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1, 5: (1 << 16) - 1}
"""Version of Landlock → all rights on files that it has."""
_NO_NEW_PRIVILEGES = 38

# fmt: off
_DENIED_EVENTS = (
    "ctypes.", "fcntl.", "ftplib.", "http.", "pty.", "shutil.", "signal.", "smtplib.", "socket.", "sqlite3.",
    "subprocess.", "syslog.", "urllib.", "winreg.", "os.chflags", "os.chmod", "os.chown", "os.exec",
    "os.fork", "os.kill", "os.link", "os.lockf", "os.mkdir", "os.posix_spawn", "os.remove",
    "os.removexattr", "os.rename", "os.rmdir", "os.setxattr", "os.spawn", "os.symlink", "os.system",
    "os.truncate", "os.utime", "resource.",
)
# fmt: on
"""Prefixes of audit events that are denied. https://docs.python.org/3/library/audit_events.html"""
_LISTING_EVENTS = ("os.listdir", "os.scandir", "os.walk", "os.fwalk", "glob.glob")
_WRITE_FLAGS = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_DEVICES = ("/dev/null", "/dev/urandom")


class AccessDenied(PermissionError):
    """Raised where the student's code does something that a test does not need."""


def confine(secret_paths: Sequence[str], memory: int, output: int) -> bool:
    """Confine this process, irrevocably. Return whether the kernel enforces it; else the audit hook is alone.

    `secret_paths` must not be read though they lie within readable folders; `memory` limits the address space
    and `output` any file written, in bytes.
    """
    importlib.util.find_spec("minicc_that_there_is_not")  # lists the folders of sys.path, while it may
    readable = sorted(_readable_paths([os.path.realpath(path) for path in secret_paths]))
    for limit, value in (
        (resource.RLIMIT_AS, memory),
        (resource.RLIMIT_FSIZE, output),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_NOFILE, 64),
        (resource.RLIMIT_NPROC, 0),
    ):
        try:
            resource.setrlimit(limit, (value, value))
        except (OSError, ValueError):
            if sys.platform == "linux":  # other systems do not know all of them
                raise
    enforced = sys.platform == "linux" and _landlock(readable) and install_filter()
    sys.addaudithook(_audit_hook(readable))
    return enforced


def _readable_paths(secret_paths: Sequence[str]) -> Iterator[str]:
    root = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    for entry in os.scandir(root):
        if entry.name.endswith(".py") or os.path.exists(os.path.join(entry.path, "__init__.py")):
            yield from _exclude_secrets(entry.path, secret_paths)
    for path in {sys.prefix, sys.base_prefix, *sys.path, *("/usr/lib", "/lib", "/lib64")}:
        real = os.path.realpath(path)
        if path and os.path.exists(real) and real not in ("/", root):
            # A folder of sys.path that holds the package itself is the checkout's parent, or site-packages:
            # in both only the other entries are readable.
            holds = os.path.commonpath([real, root]) == real
            if not holds or "site-packages" in root:
                yield from _exclude_secrets(real, (*secret_paths, root) if holds else secret_paths)


def _exclude_secrets(path: str, secret_paths: Sequence[str]) -> Iterator[str]:
    """Yield the path, or where a secret lies in it the entries beside that."""
    if path in secret_paths:
        return
    if any(other.startswith(path + "/") for other in secret_paths):
        for entry in os.scandir(path):
            yield from _exclude_secrets(os.path.realpath(entry.path), secret_paths)
    else:
        yield path


class _Ruleset(ctypes.Structure):
    _fields_ = [("files", ctypes.c_uint64), ("net", ctypes.c_uint64), ("scoped", ctypes.c_uint64)]


class _PathRule(ctypes.Structure):
    _pack_ = 1
    _layout_ = "ms"
    _fields_ = [("allowed", ctypes.c_uint64), ("folder", ctypes.c_int32)]


def _landlock(readable: Iterable[str]) -> bool:
    """Restrict this process to reading beneath the readable paths. Return False where the kernel cannot."""
    libc = ctypes.CDLL(None, use_errno=True)
    version = libc.syscall(_CREATE_RULESET, None, ctypes.c_size_t(0), ctypes.c_uint32(1))
    if version < 1:
        return False
    rules = _Ruleset(
        _FILE_RIGHTS[max(v for v in _FILE_RIGHTS if v <= version)],
        3 if version >= 4 else 0,
        3 if version >= 6 else 0,
    )
    size = 24 if version >= 6 else 16 if version >= 4 else 8
    ruleset = libc.syscall(_CREATE_RULESET, ctypes.byref(rules), ctypes.c_size_t(size), ctypes.c_uint32(0))
    if ruleset < 0:
        return False
    for path in (*readable, *_DEVICES):
        try:
            folder = os.open(path, os.O_PATH)
        except OSError:
            continue
        rule = _PathRule(_READ_FILE | _READ_DIR if os.path.isdir(path) else _READ_FILE, folder)
        status = libc.syscall(_ADD_RULE, ruleset, ctypes.c_int(1), ctypes.byref(rule), ctypes.c_uint32(0))
        os.close(folder)
        if status:
            return False
    status = libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0) or libc.syscall(
        _RESTRICT_SELF, ruleset, ctypes.c_uint32(0)
    )
    os.close(ruleset)
    return not status


def _audit_hook(readable: Sequence[str]) -> Any:
    realpath, prefixes = os.path.realpath, tuple(path + "/" for path in readable)

    def hook(event: str, args: tuple[Any, ...]) -> None:
        if event == "open":
            path, _, flags = args
            if isinstance(path, int):
                return
            real = realpath(os.fsdecode(path))
            if real not in _DEVICES and (
                flags & _WRITE_FLAGS or not (real in readable or real.startswith(prefixes))
            ):
                raise AccessDenied(
                    f"a test may not open '{os.fsdecode(path)}'"
                    + (" for writing" if flags & _WRITE_FLAGS else "")
                )
        elif event in _LISTING_EVENTS:
            real = realpath(os.fsdecode(args[0] if args[0] is not None else "."))
            if not (real in readable or real.startswith(prefixes)):
                raise AccessDenied(f"a test may not list '{real}'")
        elif event.startswith(_DENIED_EVENTS):
            raise AccessDenied(f"a test may not do this: {event}")

    return hook
