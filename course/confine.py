"""What a process that runs a student's code may do: compute, and read what Python and minicc need for that.
Nothing else.

Two walls of the Linux kernel, whatever code the student brings, and no way back: Landlock (files outside the
granted folders cannot be opened, none can be written or executed) and a filter of system calls (`syscalls`:
no process, no connection, no signal). And an audit hook of the interpreter, which refuses the same with
words; elsewhere it is the only one, and a hook can be got round by who knows the interpreter well.

What must stay secret (expected results, other tests, solutions) therefore never enters the process: see
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

from .syscalls import refuse

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_READ_FILE, _READ_DIR = 1 << 2, 1 << 3
_FILE_RIGHTS = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1, 5: (1 << 16) - 1}
"""All rights on files that the kernel's version of Landlock knows, from that version on."""
_NO_NEW_PRIVILEGES = 38

_REFUSED = ("ctypes.", "fcntl.", "ftplib.", "http.", "pty.", "shutil.", "signal.", "smtplib.", "socket.",
    "sqlite3.", "subprocess.", "syslog.", "urllib.",
            "winreg.", "os.chflags", "os.chmod", "os.chown", "os.exec", "os.fork", "os.kill", "os.link",
            "os.lockf", "os.mkdir", "os.posix_spawn",
            "os.remove", "os.removexattr", "os.rename", "os.rmdir", "os.setxattr", "os.spawn", "os.symlink",
            "os.system", "os.truncate",
            "os.utime", "resource.")  # fmt: skip
"""Beginnings of audit events that are refused. https://docs.python.org/3/library/audit_events.html"""
_LISTINGS = ("os.listdir", "os.scandir", "os.walk", "os.fwalk", "glob.glob")
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_DEVICES = ("/dev/null", "/dev/urandom")


class Refused(PermissionError):
    """The student's code asked for something that a test does not need."""


def confine(secret: Sequence[str], memory: int, output: int) -> bool:
    """Confine this process, for good. `secret` are folders that must not be read though they lie within what
    is granted; `memory` is the limit of the address space and `output` that of any file written, in bytes.
    Whether the kernel enforces it: else the hook is alone.
    """
    importlib.util.find_spec("minicc_that_there_is_not")  # so that the folders of sys.path are listed now
    granted = sorted(_granted([os.path.realpath(path) for path in secret]))
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
    enforced = sys.platform == "linux" and _landlock(granted) and refuse()
    sys.addaudithook(_hook(granted))
    return enforced


def _granted(secret: Sequence[str]) -> Iterator[str]:
    root = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    for entry in os.scandir(root):
        if entry.name.endswith(".py") or os.path.exists(os.path.join(entry.path, "__init__.py")):
            yield from _around(entry.path, secret)
    for path in {sys.prefix, sys.base_prefix, *sys.path, *("/usr/lib", "/lib", "/lib64")}:
        real = os.path.realpath(path)
        if path and os.path.exists(real) and real not in ("/", root):
            # A folder of sys.path that holds the package itself is the whole checkout's parent, or
            # site-packages: in both only the others are meant.
            holds = os.path.commonpath([real, root]) == real
            if not holds or "site-packages" in root:
                yield from _around(real, (*secret, root) if holds else secret)


def _around(path: str, secret: Sequence[str]) -> Iterator[str]:
    """The path, or if a secret lies in it what there is beside that."""
    if path in secret:
        return
    if any(other.startswith(path + "/") for other in secret):
        for entry in os.scandir(path):
            yield from _around(os.path.realpath(entry.path), secret)
    else:
        yield path


class _Ruleset(ctypes.Structure):
    _fields_ = [("files", ctypes.c_uint64), ("net", ctypes.c_uint64), ("scoped", ctypes.c_uint64)]


class _Beneath(ctypes.Structure):
    _pack_ = 1
    _layout_ = "ms"
    _fields_ = [("allowed", ctypes.c_uint64), ("folder", ctypes.c_int32)]


def _landlock(granted: Iterable[str]) -> bool:
    """Restrict this process to reading beneath the granted paths. False where the kernel cannot."""
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
    for path in (*granted, *_DEVICES):
        try:
            folder = os.open(path, os.O_PATH)
        except OSError:
            continue
        rule = _Beneath(_READ_FILE | _READ_DIR if os.path.isdir(path) else _READ_FILE, folder)
        done = libc.syscall(_ADD_RULE, ruleset, ctypes.c_int(1), ctypes.byref(rule), ctypes.c_uint32(0))
        os.close(folder)
        if done:
            return False
    done = libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0) or libc.syscall(
        _RESTRICT_SELF, ruleset, ctypes.c_uint32(0)
    )
    os.close(ruleset)
    return not done


def _hook(granted: Sequence[str]) -> Any:
    realpath, beneath = os.path.realpath, tuple(path + "/" for path in granted)

    def hook(event: str, args: tuple[Any, ...]) -> None:
        if event == "open":
            path, _, flags = args
            if isinstance(path, int):
                return
            real = realpath(os.fsdecode(path))
            if real not in _DEVICES and (
                flags & _WRITING or not (real in granted or real.startswith(beneath))
            ):
                raise Refused(
                    f"a test may not open '{os.fsdecode(path)}'"
                    + (" for writing" if flags & _WRITING else "")
                )
        elif event in _LISTINGS:
            real = realpath(os.fsdecode(args[0] if args[0] is not None else "."))
            if not (real in granted or real.startswith(beneath)):
                raise Refused(f"a test may not list '{real}'")
        elif event.startswith(_REFUSED):
            raise Refused(f"a test may not do this: {event}")

    return hook
