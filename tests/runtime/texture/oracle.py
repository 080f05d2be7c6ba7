"""A texture unit in plain Python, one lane and one texel at a time, from CUDA's rules.

Shares no code with the runtime: integers, floats and fractions only.
"""

from __future__ import annotations

import math
import struct
from fractions import Fraction
from typing import Any


class Unit:
    """`texels[layer][z][y][x]` is a list of components; `sizes` are (width, height, depth)."""

    def __init__(
        self,
        texels: Any,
        sizes: tuple[int, int, int],
        axes: int,
        *,
        filter: str = "point",
        address: tuple[str, str, str] = ("clamp",) * 3,
        normalized: bool = False,
        border: tuple[float, ...] = (0, 0, 0, 0),
        unit: int = 0,
    ) -> None:
        self.texels, self.sizes, self.axes = texels, sizes, axes
        self.filter, self.address, self.normalized, self.border, self.unit = (
            filter,
            address,
            normalized,
            border,
            unit,
        )

    def fetch(self, coordinates: list[Any], layer: int = 0, offset: tuple[int, ...] = (0, 0, 0)) -> list[Any]:
        """The components at a place: as many as the texels have."""
        layer = min(layer, len(self.texels) - 1)
        integers = isinstance(coordinates[0], int)
        if integers or self.filter == "point":
            place = [
                c + o if integers else math.floor(self.scaled(c, axis)) + o
                for axis, (c, o) in enumerate(zip(coordinates, offset))
            ]
            return self.texel(layer, place)
        bases, weights = [], []
        for axis, c in enumerate(coordinates):
            moved = self.scaled(c, axis) - 0.5
            base = math.floor(moved)
            bases.append(base + offset[axis])
            weights.append(Fraction(round(Fraction(moved - base) * 256), 256))
        corners = [([], Fraction(1))]
        for base, weight in zip(bases, weights):
            corners = [
                ([*place, base + step], w * (weight if step else 1 - weight))
                for place, w in corners
                for step in (0, 1)
            ]
        values = [(self.texel(layer, place), w) for place, w in corners]
        return [
            to_f32(float(sum(Fraction(texel[c]) * w for texel, w in values)))
            for c in range(len(values[0][0]))
        ]

    def gather(self, coordinates: list[float], component: int, layer: int = 0) -> list[Any]:
        """One component of the four texels around a place in the plane, counterclockwise from below on the
        left.
        """
        layer = min(layer, len(self.texels) - 1)
        i, j = (math.floor(self.scaled(c, axis) - 0.5) for axis, c in enumerate(coordinates))
        return [
            self.texel(layer, place)[component] for place in ([i, j + 1], [i + 1, j + 1], [i + 1, j], [i, j])
        ]

    def scaled(self, x: float, axis: int) -> float:
        mode = self.address[axis]
        if math.isnan(x):
            return 0.0
        if self.normalized:
            if mode in ("wrap", "mirror"):
                if math.isinf(x):
                    return 0.0
                whole = math.floor(x)
                x = x - whole
                if mode == "mirror" and whole % 2:
                    x = 1 - x
            x *= self.sizes[axis]
        return max(min(x, 1e9), -1e9)

    def texel(self, layer: int, place: list[int]) -> list[Any]:
        inside = []
        for axis, index in enumerate(place):
            size, mode = self.sizes[axis], self.address[axis]
            if mode == "border" and not 0 <= index < size:
                return [*self.border][: self.components()]
            if mode == "wrap":
                index %= size
            if mode == "mirror":
                index %= 2 * size
                if index >= size:
                    index = 2 * size - 1 - index
            inside.append(max(0, min(index, size - 1)))
        x, y, z = (*inside, 0, 0)[:3]
        result = self.texels[layer][z][y][x]
        if self.unit:
            return [max(to_f32(float(Fraction(c, self.unit))), -1.0) for c in result]
        return list(result)

    def components(self) -> int:
        return len(self.texels[0][0][0][0])


def to_f32(value: float) -> float:
    """The nearest single-precision value."""
    if math.isinf(value) or math.isnan(value):
        return value
    try:
        return struct.unpack("<f", struct.pack("<f", value))[0]
    except OverflowError:
        return math.copysign(math.inf, value)


def cube_place(x: float, y: float, z: float) -> tuple[int, float, float]:
    """(face, s, t) of a direction, from the programming guide's table."""
    if abs(x) >= abs(y) and abs(x) >= abs(z):
        face, m, s, t = (0, x, -z, -y) if x >= 0 else (1, -x, z, -y)
    elif abs(y) >= abs(z):
        face, m, s, t = (2, y, x, z) if y >= 0 else (3, -y, x, -z)
    else:
        face, m, s, t = (4, z, x, -y) if z >= 0 else (5, -z, -x, -y)
    return face, (s / m + 1) / 2, (t / m + 1) / 2
