"""Cooperative groups beyond examples/programs/groups.cu: types without a shuffle of their own, split
barriers, calls by one thread, atomic objects; and unsupported parts.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from minicc.support.diagnostics import CompileError

from .test_programs import program

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")

HEAD = """
#include <cstdio>
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cuda/atomic>
namespace cg = cooperative_groups;
"""


def test_groups(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        HEAD
        + r"""
      struct Wide { double a; int b; char c; };
      struct largest { __device__ int operator()(int a, int b) const { return a < b ? b : a; } };
      __global__ void k(int *out, int *shared) {
        auto block = cg::this_thread_block(); auto tile = cg::tiled_partition<16>(block);
          int rank = tile.thread_rank();
        Wide w = {rank + 0.5, rank, char('a' + rank)};
          Wide up = tile.shfl_up(w, 1), far = tile.shfl_xor(w, 8), one = tile.shfl(w, 3);
          long long big = tile.shfl((1ll << 40) + rank, 5);
        bool right = (rank == 0 || (up.a == rank - 0.5 && up.b == rank - 1)) && far.b == (rank ^ 8) && far.c
          == char('a' + (rank ^ 8)) && one.a == 3.5 && big == (1ll << 40) + 5;
        if (rank % 3 == 0) { auto some = cg::coalesced_threads(); Wide last = some.shfl(w, some.size() - 1);
          right = right && last.b == 15 && some.shfl_down(w, 1).b == (block.thread_rank() == 31 ? 15 : (rank
            + 3) % 18); }
        auto token = block.barrier_arrive();
          block.barrier_wait(static_cast<cg::thread_block::arrival_token &&>(token));
        cg::invoke_one(tile, [&](int n) { atomicAdd(shared, n); }, 10);
          int old = cg::invoke_one_broadcast(tile, [&] { return atomicAdd(shared + 1, 1); });
        right = right && old == tile.shfl(old, 0) && cg::this_thread().size() == 1;
        cuda::atomic_ref<int, cuda::thread_scope_device> sum(shared[2]), least(shared[3]), stored(shared[4]),
          most(shared[5]);
        cg::reduce_update_async(tile, sum, rank, cg::plus<int>());
          cg::reduce_update_async(tile, least, rank - 4, cg::less<int>());
          cg::reduce_store_async(tile, stored, rank, cg::plus<int>());
        cg::reduce_update_async(tile, most, rank, largest());
        if (block.thread_rank() < 16) { cuda::atomic_ref<int, cuda::thread_scope_device> next(shared[6]);
          int at = cg::exclusive_scan_update(tile, next, rank), to = cg::inclusive_scan_update(tile, next, 1);
          right = right && at == 100 + rank * (rank - 1) / 2 && to == 220 + rank + 1; }
        out[block.thread_rank()] = right; }
      int main() { int *out, *shared, wrong = 0; cudaMallocManaged(&out, 32 * 4);
        cudaMallocManaged(&shared, 32 * 4); for (int i = 0; i < 8; i++) shared[i] = 0; shared[6] = 100;
        k<<<1, 32>>>(out, shared); cudaDeviceSynchronize(); for (int i = 0; i < 32; i++) wrong += !out[i];
        printf("%d: %d %d %d %d %d %d %d\n", wrong, shared[0], shared[1], shared[2], shared[3], shared[4],
          shared[5], shared[6]); }""",
    )
    result = made.run()
    assert (result.stdout, result.stderr) == ("0: 20 2 240 -4 120 15 236\n", "")


@pytest.mark.parametrize(
    "body, message",
    [
        ("auto c = cg::this_cluster(); c.sync();", "clusters of blocks are not supported"),
        (
            "auto g = cg::this_multi_grid(); g.sync();",
            "groups of several devices are not supported: CUDA 13 has removed them",
        ),
        (
            "auto t = cg::tiled_partition<48>(cg::this_thread_block()); t.sync();",
            "the size of a tile is a power of two",
        ),
        (
            "auto t = cg::tiled_partition<64>(cg::this_thread_block()); cg::thread_group g = t;",
            "a tile of several warps is no thread_group",
        ),
        (
            "auto t = cg::tiled_partition<16>(cg::tiled_partition<16>(cg::this_thread_block())); t.sync();",
            "a tile is smaller than the one it is part of",
        ),
    ],
)
def test_rejected_programs(tmp_path: Path, body: str, message: str) -> None:
    with pytest.raises(CompileError, match=message):
        program(tmp_path, f"{HEAD}__global__ void k() {{ {body} }}\nint main() {{ k<<<1, 64>>>(); }}")
