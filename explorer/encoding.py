"""Values of lanes as short texts, which the page decodes on demand.

    =1f            the same in all lanes, in hexadecimal
    +100,4         the first lane's value and the stride from lane to lane, modulo the width
    :AQIDBA==      one after the other, little-endian, in base64

A set of lanes is a hexadecimal number; bit i is lane i.
"""

from __future__ import annotations

import base64

import numpy as np

_UNSIGNED = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}


def encode_values(values: np.ndarray) -> str:
    """Encode the bits of at least one value."""
    bits = np.ascontiguousarray(values).view(_UNSIGNED[values.dtype.itemsize])
    first = int(bits[0])
    if (bits == bits[0]).all():
        return f"={first:x}"
    if bits.dtype.itemsize >= 4 and len(bits) > 2:
        steps = bits[1:] - bits[:-1]
        if (steps == steps[0]).all():
            return f"+{first:x},{int(steps[0]):x}"
    return f":{encode_bytes(bits)}"


def encode_bytes(values: np.ndarray) -> str:
    """Encode bytes in base64."""
    return base64.b64encode(values.tobytes()).decode()


def encode_lanes(mask: np.ndarray) -> str:
    """Encode a bool mask."""
    return f"{int.from_bytes(np.packbits(mask, bitorder='little').tobytes(), 'little'):x}"


def encode_runs(addresses: np.ndarray, contents: np.ndarray) -> list[tuple[int, str]]:
    """Return (address, bytes in base64) of each contiguous run. `contents` are rows of bytes at `addresses`,
    in any order; duplicates are equal.
    """
    where = (addresses.astype(np.int64)[:, None] + np.arange(contents.shape[1])).reshape(-1)
    where, chosen = np.unique(where, return_index=True)
    content = contents.reshape(-1)[chosen]
    cuts = np.flatnonzero(np.diff(where) != 1) + 1
    starts = [0, *cuts.tolist()]
    return [
        (int(where[start]), encode_bytes(part))
        for start, part in zip(starts, np.split(content, cuts), strict=True)
    ]
