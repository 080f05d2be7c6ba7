"""Texels are memory, too: who reads and writes those of surfaces in no order races, and textures do not see
what their own grid writes.
"""

from __future__ import annotations

import numpy as np
import pytest

import minicc

KERNELS = """
__global__ void own(cudaSurfaceObject_t s) {
    int x = blockIdx.x * blockDim.x + threadIdx.x; unsigned v;
    surf2Dread(&v, s, x * 4, 0);
    surf2Dwrite(v + 1, s, x * 4, 0);
}
__global__ void neighbours(cudaSurfaceObject_t s) {
    int x = threadIdx.x; unsigned v;
    surf2Dread(&v, s, (x ^ 1) * 4, 0);
    surf2Dwrite(v + 1, s, x * 4, 0);
}
__global__ void met(cudaSurfaceObject_t s) {
    int x = threadIdx.x; unsigned v;
    surf2Dread(&v, s, (x ^ 1) * 4, 0);
    __syncthreads();
    surf2Dwrite(v + 1, s, x * 4, 0);
}
__global__ void one_texel(cudaSurfaceObject_t s) { surf2Dwrite((unsigned)threadIdx.x, s, 0, 1); }
__global__ void beside(cudaSurfaceObject_t s) { surf2Dwrite((unsigned char)threadIdx.x, s, threadIdx.x, 2); }
__global__ void outside(cudaSurfaceObject_t s) {
  surf2Dwrite(7u, s, threadIdx.x == 0 ? 0 : -4, 0, cudaBoundaryModeZero); }
__global__ void beyond(cudaSurfaceObject_t s) { surf2Dwrite(7u, s, 4 * (int)threadIdx.x + 240, 1); }
__global__ void aslant(cudaSurfaceObject_t s) { unsigned v; surf2Dread(&v, s, 2 * (int)threadIdx.x, 1);
  surf2Dwrite(v, s, 0, 0); }
__global__ void blocks(cudaSurfaceObject_t s) { unsigned v; surf2Dread(&v, s, 0, blockIdx.x);
  surf2Dwrite(v, s, 0, 1); }
__global__ void seen(cudaSurfaceObject_t s, cudaTextureObject_t t, unsigned *out) {
    surf2Dwrite(threadIdx.x, s, threadIdx.x * 4, 0);
    out[threadIdx.x] = tex2D<unsigned>(t, threadIdx.x, 0);
}
__global__ void seen_later(cudaSurfaceObject_t s, cudaTextureObject_t t, unsigned *out) {
    surf2Dwrite(threadIdx.x, s, threadIdx.x * 4, 0);
    __syncthreads();
    out[threadIdx.x] = tex2D<unsigned>(t, threadIdx.x ^ 1, 0);
}
__global__ void other_row(cudaSurfaceObject_t s, cudaTextureObject_t t, unsigned *out) {
    out[threadIdx.x] = tex2D<unsigned>(t, threadIdx.x, 1);
    surf2Dwrite(threadIdx.x, s, threadIdx.x * 4, 0);
}
__global__ void before(cudaSurfaceObject_t s, cudaTextureObject_t t, unsigned *out) {
    out[threadIdx.x] = tex2D<unsigned>(t, threadIdx.x ^ 1, 0);
    __syncthreads();
    surf2Dwrite(threadIdx.x, s, threadIdx.x * 4, 0);
}
__global__ void before_without_barrier(cudaSurfaceObject_t s, cudaTextureObject_t t, unsigned *out) {
    out[threadIdx.x] = tex2D<unsigned>(t, threadIdx.x ^ 1, 0);
    surf2Dwrite(threadIdx.x, s, threadIdx.x * 4, 0);
}
__global__ void through_a_pointer(cudaTextureObject_t t, unsigned *image, unsigned *out) {
    image[threadIdx.x] = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = tex2D<unsigned>(t, threadIdx.x ^ 1, 0);
}
"""
LINES = KERNELS.splitlines()


def line_of(kernel: str, text: str) -> int:
    """The line of a kernel that has a text in it."""
    start = next(number for number, line in enumerate(LINES) if f" {kernel}(" in line)
    return next(number for number in range(start, len(LINES)) if text in LINES[number]) + 1


@pytest.fixture(scope="module")
def obj() -> minicc.ObjectCode:
    return minicc.compile(KERNELS)


def reports(
    obj: minicc.ObjectCode, kernel: str, grid: int, textured: bool = False, order: int | None = None
) -> list[minicc.Report]:
    image = np.zeros((4, 64), np.uint32)
    surface, texture, out = (
        minicc.Surface(image),
        minicc.Texture(image, normalized=False),
        np.zeros(64, np.uint32),
    )
    with minicc.checking("race") as result:
        given = (
            (texture, image, out)
            if kernel == "through_a_pointer"
            else (surface, texture, out)
            if textured
            else (surface,)
        )
        obj[kernel](grid, 32, given, device=minicc.Device(order=order))
    return [report for report in result if report.severity == "error"]


@pytest.mark.parametrize("order", [None, 3])
@pytest.mark.parametrize(
    ("kernel", "grid", "first", "second"),
    [
        ("neighbours", 1, "surf2Dwrite", "surf2Dread"),
        ("one_texel", 1, "surf2Dwrite", "surf2Dwrite"),
        ("blocks", 3, "surf2Dread", "surf2Dwrite"),
    ],
)
def test_surfaces_race(
    obj: minicc.ObjectCode, kernel: str, grid: int, first: str, second: str, order: int | None
) -> None:
    result = reports(obj, kernel, grid, order=order)
    wanted = {line_of(kernel, first), line_of(kernel, second)}
    assert result and all(
        report.tool == "race" and {report.line, report.other_line} <= wanted for report in result
    )


@pytest.mark.parametrize("order", [None, 3])
@pytest.mark.parametrize(("kernel", "grid"), [("own", 2), ("met", 1), ("beside", 1), ("outside", 1)])
def test_surfaces_that_do_not_race(obj: minicc.ObjectCode, kernel: str, grid: int, order: int | None) -> None:
    assert reports(obj, kernel, grid, order=order) == []


@pytest.mark.parametrize("order", [None, 3])
@pytest.mark.parametrize("kernel", ["seen", "seen_later", "before_without_barrier", "through_a_pointer"])
def test_textures_of_what_the_grid_writes(obj: minicc.ObjectCode, kernel: str, order: int | None) -> None:
    result, *_ = reports(obj, kernel, 1, True, order)
    assert line_of(kernel, "tex2D") in (result.line, result.other_line)
    assert kernel == "before_without_barrier" or any("textures do not see" in note for note in result.notes)


@pytest.mark.parametrize("order", [None, 3])
@pytest.mark.parametrize("kernel", ["other_row", "before"])
def test_textures_of_what_is_there_before(obj: minicc.ObjectCode, kernel: str, order: int | None) -> None:
    assert reports(obj, kernel, 1, True, order) == []


@pytest.mark.parametrize(
    ("kernel", "kind", "access", "lane"),
    [("beyond", "out-of-bounds", "write", 4), ("aslant", "misaligned", "read", 1)],
)
def test_accesses_that_trap_are_reports(
    obj: minicc.ObjectCode, kernel: str, kind: str, access: str, lane: int
) -> None:
    with pytest.raises(minicc.TrapFault), minicc.checking("mem") as result:
        obj[kernel](1, 8, (minicc.Surface(np.zeros((4, 64), np.uint32)),))
    (report,) = result
    assert (report.kind, report.message, report.line) == (
        kind,
        f"Invalid surface {access} of size 4 bytes",
        line_of(kernel, "surf2D"),
    )
    assert report.threads == (((0, 0, 0), (lane, 0, 0)),)
