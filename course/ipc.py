"""Messages between processes: JSON preceded by its length in bytes. JSON, since parsing it can only construct
values.
"""

from __future__ import annotations

import json
from typing import Any, BinaryIO

MAX_BYTES = 4 << 20
"""The largest size of a message; the receiver rejects a longer one."""


def write_frame(stream: BinaryIO, value: Any) -> None:
    """Send a value."""
    data = json.dumps(value).encode()
    data = len(data).to_bytes(4, "little") + data
    while data:
        data = data[stream.write(data) :]


def read_frame(stream: BinaryIO) -> Any:
    """Receive the next value; None when the other side has closed the pipe."""
    size = int.from_bytes(_read_exactly(stream, 4), "little")
    data = _read_exactly(stream, size)
    return json.loads(data) if data else None


def _read_exactly(stream: BinaryIO, size: int) -> bytes:
    parts = []
    while size and (part := stream.read(size)):
        parts.append(part)
        size -= len(part)
    return b"".join(parts) if not size else b""
