"""The roofline of a GPU with its kernels (Williams, Waterman, Patterson: Roofline, CACM 52(4), 2009).

Each kernel is two points: with the bytes of its footprint (caches that hold everything) and with those of all
its sectors (no caches). The achieved performance is unknown, since nothing is timed: the points are on the
roof.
"""

from __future__ import annotations

import math
from html import escape
from typing import Any

from ...runtime.profile import GPUS, Gpu

_WIDTH, _HEIGHT, _LEFT, _BOTTOM, _TOP = 560, 320, 60, 40, 20
_COLOURS = ("#1f6feb", "#bf3989", "#1a7f37", "#9a6700", "#8250df", "#cf222e")


def peak(kernel: dict[str, Any], gpu: Gpu) -> tuple[str, float]:
    """Return (the type of most of a kernel's FLOPs, among those with a public peak; that peak in 10^9 per
    second).
    """
    known = {type_: count for type_, count in kernel["flops"].items() if type_ in gpu.gflops}
    type_ = max(known, key=lambda name: known[name]) if known else "f32"
    return type_, gpu.gflops[type_]


def side_of_ridge(kernel: dict[str, Any], gpu: Gpu) -> str:
    """Return the side of the ridge on which a kernel is, whatever the caches do; or that they decide."""
    ridge = peak(kernel, gpu)[1] / gpu.gbytes
    if kernel["intensity"]["footprint"] < ridge:
        return "memory bound"
    return (
        "compute bound"
        if kernel["intensity"]["sectors"] >= ridge
        else "bound by memory or by arithmetic as the caches keep what it reads again"
    )


def bound(kernel: dict[str, Any], gpu_name: str) -> str:
    """Return `side_of_ridge`, with the GPU's peaks."""
    gpu = GPUS[gpu_name]
    type_, top = peak(kernel, gpu)
    return (
        f"{gpu.name} does {top:,.0f} GFLOP/s of {type_} and {gpu.gbytes:,.0f} GB/s, balanced at"
        f" {top / gpu.gbytes:.3g}: {side_of_ridge(kernel, gpu)}"
    )


def svg(kernels: list[dict[str, Any]], gpu_name: str) -> str:
    """Return the picture, logarithmic in both directions; '' if no kernel has a FLOP."""
    gpu = GPUS[gpu_name]
    counted = [kernel for kernel in kernels if kernel["intensity"]["footprint"] > 0]
    if not counted:
        return ""
    points = [value for kernel in counted for value in kernel["intensity"].values() if value > 0]
    types = list(dict.fromkeys(peak(kernel, gpu)[0] for kernel in counted))
    ridges = [gpu.gflops[type_] / gpu.gbytes for type_ in types]
    low, high = (
        math.floor(math.log10(min([*points, 0.1]))),
        math.ceil(math.log10(max([*points, *(4 * ridge for ridge in ridges)]))),
    )
    tops = [gpu.gflops[type_] for type_ in types]
    floor_, roof = math.floor(math.log10(gpu.gbytes * 10**low)), math.ceil(math.log10(max(tops)))

    def x(value: float) -> float:
        return round(_LEFT + (math.log10(value) - low) / (high - low) * (_WIDTH - _LEFT - 10), 1)

    def y(value: float) -> float:
        return round(
            _HEIGHT - _BOTTOM - (math.log10(value) - floor_) / (roof - floor_) * (_HEIGHT - _BOTTOM - _TOP), 1
        )

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}"'
        f' height="{_HEIGHT}" font-family="sans-serif" font-size="11">'
    ]
    for power in range(low, high + 1):
        out.append(
            f'<path d="M{x(10.0**power)} {_TOP}V{_HEIGHT - _BOTTOM}" stroke="#d0d7de"/><text'
            f' x="{x(10.0**power)}" y="{_HEIGHT - _BOTTOM + 14}" text-anchor="middle">{10.0**power:g}</text>'
        )
    for power in range(floor_, roof + 1):
        out.append(
            f'<path d="M{_LEFT} {y(10.0**power)}H{_WIDTH - 10}" stroke="#d0d7de"/>'
            f'<text x="{_LEFT - 4}" y="{y(10.0**power) + 4}" text-anchor="end">{10.0**power:g}</text>'
        )
    for type_, ridge in zip(types, ridges, strict=True):
        top = gpu.gflops[type_]
        out.append(
            f'<path d="M{x(10.0**low)} {y(gpu.gbytes * 10.0**low)}L{x(ridge)} {y(top)}H{x(10.0**high)}"'
            f' fill="none" stroke="#57606a" stroke-width="1.5"/><text x="{x(10.0**high)}" y="{y(top) - 4}"'
            f' text-anchor="end">{type_}: {top:,.0f} GFLOP/s</text>'
        )
    for number, kernel in enumerate(counted):
        colour = _COLOURS[number % len(_COLOURS)]
        top = peak(kernel, gpu)[1]
        places = [
            (x(value), y(min(top, gpu.gbytes * value)))
            for value in (kernel["intensity"]["sectors"], kernel["intensity"]["footprint"])
        ]
        out.append(
            f'<path d="M{places[0][0]} {places[0][1]}L{places[1][0]} {places[1][1]}" stroke="{colour}"'
            f' stroke-width="3" opacity="0.4"/><circle cx="{places[0][0]}" cy="{places[0][1]}" r="4"'
            f' fill="white" stroke="{colour}"/><circle cx="{places[1][0]}" cy="{places[1][1]}" r="4"'
            f' fill="{colour}"/><text x="{places[1][0] + 7}" y="{places[1][1] + 14}"'
            f' fill="{colour}">{escape(kernel["name"][:40])}</text>'
        )
    out.append(
        f'<text x="{_LEFT}" y="{_HEIGHT - 6}">FLOPs a byte (filled: of the footprint, hollow: of all'
        f' sectors)</text><text x="4" y="12">GFLOP/s on {gpu.name}, {gpu.gbytes:,.0f} GB/s</text></svg>'
    )
    return "\n".join(out)
