"""The settings of a launch: grid, block, stream, limits, the format of its profile."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence
from typing import Any, TypeGuard

from ..support.diagnostics import LaunchError, UsageError

PROFILE_FORMS = ("table", "ptx", "json", "html")
"""The formats of a profile."""
_PLAIN = ([int], [int, int], [int, int, int])
"""The types of dimensions in most launches, which need no further check."""


def are_plain(dimensions: Any) -> TypeGuard[int | tuple[int, ...]]:
    """Return whether dimensions are a Python int or a tuple of them, which is immutable."""
    return type(dimensions) is int or (type(dimensions) is tuple and [*map(type, dimensions)] in _PLAIN)


def are_same(dimensions: Any, plain: int | tuple[int, ...] | None) -> bool:
    """Return whether dimensions equal others that are plain or None; 2.0 is not 2 here."""
    return dimensions is plain or (are_plain(dimensions) and dimensions == plain)


def dimensions(value: int | Sequence[int], what: str) -> tuple[int, int, int]:
    """Return one to three integers as three."""
    if are_plain(value):
        x, y, z = (*(value if isinstance(value, tuple) else (value,)), 1, 1)[:3]
        return x, y, z
    given: tuple[Any, ...] = (
        tuple(value) if isinstance(value, Sequence) or getattr(value, "ndim", 0) == 1 else (value,)  # type: ignore[arg-type]
    )
    if not 1 <= len(given) <= 3 or not all(map(_is_integer, given)):
        raise LaunchError(f"the {what} takes one to three integers, found {value!r}")
    x, y, z = (*(int(n) for n in given), 1, 1)[:3]
    return x, y, z


def profile_option(words: deque[str]) -> str:
    """Consume the word after `--profile` if it is a format, and return `--profile=FORM`; the default is a
    table.
    """
    return f"--profile={words.popleft() if words and words[0] in PROFILE_FORMS else PROFILE_FORMS[0]}"


def check_stream(stream: Any) -> None:
    """Raise LaunchError for a stream that is not the default one."""
    if stream is not None and not (_is_integer(stream) and stream == 0):
        raise LaunchError("streams are not supported: launches are synchronous; pass 0 for the stream")


def _is_integer(value: Any) -> bool:
    """Return whether `value` is an int or an integer of NumPy's, an array without axes included."""
    return isinstance(value, int) or (hasattr(value, "__index__") and getattr(value, "ndim", 0) == 0)


def parse_seconds(text: str, whose: str) -> float:
    """Parse the time limit of a launch. Raises UsageError for an invalid text."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < math.inf:
        raise UsageError(f"{whose} expects a number of seconds, found '{text}'")
    return value


def check_settings(shared_bytes: Any, max_steps: Any, timeout: Any, device: Any) -> None:
    """Raise LaunchError for invalid settings of a launch."""
    from .device import Device

    if not _is_integer(shared_bytes):
        raise LaunchError(f"the size of dynamic shared memory is a number of bytes, found {shared_bytes!r}")
    if max_steps is not None and (not _is_integer(max_steps) or max_steps < 1):
        raise LaunchError(f"'max_steps' is a positive number or None, found {max_steps!r}")
    if timeout is not None and (
        isinstance(timeout, bool) or not isinstance(timeout, int | float) or not 0 < timeout < math.inf
    ):
        raise LaunchError(f"'timeout' is a positive number of seconds or None, found {timeout!r}")
    if not isinstance(device, Device):
        raise LaunchError(f"'device' is a minicc.Device or None, found {device!r}")
