"""Messages between processes: JSON with its length before it. JSON, since reading it can do nothing but make
values.
"""

from __future__ import annotations

import json
from typing import Any, BinaryIO

LARGEST = 4 << 20
"""Bytes of a message; a longer one is refused by who reads it."""


def write_frame(stream: BinaryIO, value: Any) -> None:
    """Send a value."""
    data = json.dumps(value).encode()
    data = len(data).to_bytes(4, "little") + data
    while data:
        data = data[stream.write(data) :]


def read_frame(stream: BinaryIO) -> Any:
    """The next value; None when the other side has closed the pipe."""
    size = int.from_bytes(_exactly(stream, 4), "little")
    data = _exactly(stream, size)
    return json.loads(data) if data else None


def _exactly(stream: BinaryIO, size: int) -> bytes:
    parts = []
    while size and (part := stream.read(size)):
        parts.append(part)
        size -= len(part)
    return b"".join(parts) if not size else b""
