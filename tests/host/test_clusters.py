"""Launches of thread block clusters by programs (CUDA Programming Guide, "Thread Block Clusters")."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import minicc

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")

PROGRAM = r"""#include <cuda_runtime.h>
#include <cstdio>
__global__ void ranks(unsigned *out) {
  unsigned rank, count;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  asm("mov.u32 %0, %%cluster_nctarank;" : "=r"(count));
  out[blockIdx.x] = count << 8 | rank;
}
int main() {
  unsigned *p, h[32]; cudaMalloc(&p, 128);
  cudaLaunchAttribute a; a.id = cudaLaunchAttributeClusterDimension; a.val.clusterDim = {2, 1, 1};
  cudaLaunchConfig_t c = {32, 1}; c.attrs = &a; c.numAttrs = 1;
  int size, count; cudaOccupancyMaxPotentialClusterSize(&size, ranks, &c);
  cudaOccupancyMaxActiveClusters(&count, ranks, &c);
  printf("%d %d\n", size, count > 0);
  for (unsigned n : {2u, 1u, 4u, 8u, 16u, 3u}) {
    a.val.clusterDim.x = n; ranks<<<32, 1>>>(p);
    printf("%u: %d ", n, cudaLaunchKernelEx(&c, ranks, p));
    cudaMemcpy(h, p, 128, cudaMemcpyDeviceToHost); printf("%x %x\n", h[0], h[31]);
  }
  cudaFuncSetAttribute(ranks, cudaFuncAttributeNonPortableClusterSizeAllowed, 1);
  a.val.clusterDim.x = 16;
  printf("%d ", cudaLaunchKernelEx(&c, ranks, p));
  cudaMemcpy(h, p, 128, cudaMemcpyDeviceToHost); printf("%x %x ", h[0], h[31]);
  int has; cudaDeviceGetAttribute(&has, cudaDevAttrClusterLaunch, 0); printf("%d\n", has);
}
"""


def test_launches_with_a_cluster_shape(tmp_path: Path) -> None:
    """Launches with and without a shape alternate; more than eight blocks need the attribute."""
    file = tmp_path / "clusters.cu"
    file.write_text(PROGRAM)
    result = minicc.Program(str(file), options=("-arch=sm_90",)).run()
    assert result.status == 0, result.stderr
    assert result.stdout.splitlines() == [
        "8 1",
        "2: 0 200 201",
        "1: 0 100 100",
        "4: 0 400 403",
        "8: 0 800 807",
        "16: 912 100 100",
        "3: 912 100 100",
        "0 1000 100f 1",
    ]
