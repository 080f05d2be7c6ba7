"""System calls that a student's process may not make, refused by the kernel (seccomp): those that start
processes, reach other ones, or open connections.

An audit hook sees what the interpreter does. Code that calls machine addresses itself (ctypes makes a
function of any number, without an event) gets round it; it does not get round this.
"""

from __future__ import annotations

import ctypes
import errno
import platform

_MACHINES: dict[str, tuple[int, dict[str, int]]] = {
    "x86_64": (0xC000003E,
        {"socket": 41, "connect": 42, "accept": 43, "bind": 49, "socketpair": 53, "clone": 56, "fork": 57,
            "vfork": 58, "execve": 59, "kill": 62, "ptrace": 101,
                            "unshare": 272, "msgget": 68, "shmget": 29, "semget": 64, "process_vm_readv": 310,
                            "process_vm_writev": 311, "memfd_create": 319, "bpf": 321,
                            "execveat": 322, "userfaultfd": 323, "io_uring_setup": 425, "clone3": 435,
                            "pidfd_open": 434, "pidfd_send_signal": 424, "pidfd_getfd": 438,
                            "mq_open": 240, "prlimit64": 302, "setrlimit": 160}),
    "aarch64": (0xC00000B7,
        {"socket": 198, "connect": 203, "accept": 202, "bind": 200, "socketpair": 199, "clone": 220,
            "execve": 221, "kill": 129, "ptrace": 117, "unshare": 97,
                             "msgget": 186, "shmget": 194, "semget": 190, "process_vm_readv": 270,
                             "process_vm_writev": 271, "memfd_create": 279, "bpf": 280, "execveat": 281,
                             "userfaultfd": 282, "io_uring_setup": 425, "clone3": 435, "pidfd_open": 434,
                             "pidfd_send_signal": 424, "pidfd_getfd": 438, "mq_open": 180,
                             "prlimit64": 261, "setrlimit": 164}),
}  # fmt: skip
"""By machine: its number in the audit's numbering, and its calls. include/uapi/linux/audit.h; the tables of
system calls.
"""
_LOAD, _EQUAL, _AT_LEAST, _ANY_BIT, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
_NUMBER, _ARCH, _FIRST_ARGUMENT = 0, 4, 16
_ALLOW, _ERRNO, _KILL = 0x7FFF0000, 0x00050000, 0x80000000
_X32, _THREAD = 0x40000000, 0x00010000
_SET_SECCOMP, _FILTER = 22, 2


class _Filter(ctypes.Structure):
    _fields_ = [
        ("code", ctypes.c_uint16),
        ("then", ctypes.c_uint8),
        ("otherwise", ctypes.c_uint8),
        ("value", ctypes.c_uint32),
    ]


class _Program(ctypes.Structure):
    _fields_ = [("length", ctypes.c_uint16), ("filters", ctypes.POINTER(_Filter))]


def refuse() -> bool:
    """Refuse the calls in this process from now on; it must have given up new privileges. False where kernel
    or machine is not one that this knows.
    """
    if platform.machine() not in _MACHINES:
        return False
    arch, calls = _MACHINES[platform.machine()]
    refused = [number for name, number in sorted(calls.items()) if name not in ("clone", "clone3")]
    # A thread is a clone with a flag; of clone3 the filter cannot see the flags, and the C library falls back
    # to clone where it is not there.
    rows = [(_LOAD, 0, 0, _ARCH), (_EQUAL, 1, 0, arch), (_RETURN, 0, 0, _KILL),
            (_LOAD, 0, 0, _NUMBER), (_AT_LEAST, 0, 1, _X32), (_RETURN, 0, 0, _KILL),
            (_EQUAL, 0, 1, calls["clone3"]), (_RETURN, 0, 0, _ERRNO | errno.ENOSYS)]  # fmt: skip
    for number in refused:
        rows += [(_EQUAL, 0, 1, number), (_RETURN, 0, 0, _ERRNO | errno.EPERM)]
    rows += [
        (_EQUAL, 0, 3, calls["clone"]),
        (_LOAD, 0, 0, _FIRST_ARGUMENT),
        (_ANY_BIT, 1, 0, _THREAD),
        (_RETURN, 0, 0, _ERRNO | errno.EPERM),
        (_RETURN, 0, 0, _ALLOW),
    ]
    filters = (_Filter * len(rows))(*(_Filter(*row) for row in rows))
    program = _Program(len(rows), filters)
    return not ctypes.CDLL(None).prctl(_SET_SECCOMP, _FILTER, ctypes.byref(program), 0, 0)
