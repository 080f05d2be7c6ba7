"""A seccomp filter for a student's process: it denies system calls that start processes, reach other ones, or
open connections.

An audit hook sees only what the interpreter does. Code that calls machine addresses itself (ctypes makes a
function of any number, without an event) circumvents the hook, but not this filter.
"""

from __future__ import annotations

import ctypes
import errno
import platform

# fmt: off
_MACHINES: dict[str, tuple[int, dict[str, int]]] = {
    "x86_64": (0xC000003E, {
        "socket": 41, "connect": 42, "accept": 43, "bind": 49, "socketpair": 53, "clone": 56, "fork": 57,
        "vfork": 58, "execve": 59, "kill": 62, "ptrace": 101, "unshare": 272, "msgget": 68, "shmget": 29,
        "semget": 64, "process_vm_readv": 310, "process_vm_writev": 311, "memfd_create": 319, "bpf": 321,
        "execveat": 322, "userfaultfd": 323, "io_uring_setup": 425, "clone3": 435, "pidfd_open": 434,
        "pidfd_send_signal": 424, "pidfd_getfd": 438, "mq_open": 240, "prlimit64": 302, "setrlimit": 160,
    }),
    "aarch64": (0xC00000B7, {
        "socket": 198, "connect": 203, "accept": 202, "bind": 200, "socketpair": 199, "clone": 220,
        "execve": 221, "kill": 129, "ptrace": 117, "unshare": 97, "msgget": 186, "shmget": 194,
        "semget": 190, "process_vm_readv": 270, "process_vm_writev": 271, "memfd_create": 279, "bpf": 280,
        "execveat": 281, "userfaultfd": 282, "io_uring_setup": 425, "clone3": 435, "pidfd_open": 434,
        "pidfd_send_signal": 424, "pidfd_getfd": 438, "mq_open": 180, "prlimit64": 261, "setrlimit": 164,
    }),
}
# fmt: on
"""Machine → (its AUDIT_ARCH number, denied system calls by name). Sources: include/uapi/linux/audit.h and the
kernel's tables of system calls.
"""
_LOAD, _EQUAL, _AT_LEAST, _ANY_BIT, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
_NUMBER, _ARCH, _FIRST_ARGUMENT = 0, 4, 16
_ALLOW, _ERRNO, _KILL = 0x7FFF0000, 0x00050000, 0x80000000
_X32, _THREAD = 0x40000000, 0x00010000
_SET_SECCOMP, _FILTER = 22, 2


class _SockFilter(ctypes.Structure):
    _fields_ = [
        ("code", ctypes.c_uint16),
        ("jump_true", ctypes.c_uint8),
        ("jump_false", ctypes.c_uint8),
        ("value", ctypes.c_uint32),
    ]


class _SockFprog(ctypes.Structure):
    _fields_ = [("length", ctypes.c_uint16), ("filters", ctypes.POINTER(_SockFilter))]


def install_filter() -> bool:
    """Deny the calls in this process from now on; it must have given up new privileges. Return False where
    the kernel or the machine is not supported.
    """
    if platform.machine() not in _MACHINES:
        return False
    arch, calls = _MACHINES[platform.machine()]
    denied = [number for name, number in sorted(calls.items()) if name not in ("clone", "clone3")]
    # A thread is a clone with a flag. The filter cannot see the flags of clone3; the C library falls back to
    # clone where clone3 does not exist.
    rows = [(_LOAD, 0, 0, _ARCH), (_EQUAL, 1, 0, arch), (_RETURN, 0, 0, _KILL),
            (_LOAD, 0, 0, _NUMBER), (_AT_LEAST, 0, 1, _X32), (_RETURN, 0, 0, _KILL),
            (_EQUAL, 0, 1, calls["clone3"]), (_RETURN, 0, 0, _ERRNO | errno.ENOSYS)]  # fmt: skip
    for number in denied:
        rows += [(_EQUAL, 0, 1, number), (_RETURN, 0, 0, _ERRNO | errno.EPERM)]
    rows += [
        (_EQUAL, 0, 3, calls["clone"]),
        (_LOAD, 0, 0, _FIRST_ARGUMENT),
        (_ANY_BIT, 1, 0, _THREAD),
        (_RETURN, 0, 0, _ERRNO | errno.EPERM),
        (_RETURN, 0, 0, _ALLOW),
    ]
    filters = (_SockFilter * len(rows))(*(_SockFilter(*row) for row in rows))
    program = _SockFprog(len(rows), filters)
    return not ctypes.CDLL(None).prctl(_SET_SECCOMP, _FILTER, ctypes.byref(program), 0, 0)
