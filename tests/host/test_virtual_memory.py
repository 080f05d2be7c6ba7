"""The driver API's virtual memory management: mappings and access rights."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from minicc.runtime import ALIGNMENT, Memory
from minicc.support.diagnostics import LaunchError

from .test_programs import program

needs_host_compiler = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")

HEAD = r"""#include <cuda.h>
#include <cstdio>
#include <cstdlib>
#include <unistd.h>
#include <vector>
__global__ void add(int *p, int n, int v) { int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] += v + i % 7; }
__global__ void one(int *p, int v) { *p = v; }
__global__ void rd(int *p, int *q) { *q = *p; }
CUmemAllocationProp props(CUmemLocationType where = CU_MEM_LOCATION_TYPE_DEVICE) {
  CUmemAllocationProp p = {}; p.type = CU_MEM_ALLOCATION_TYPE_PINNED; p.location = {where, 0};
  if (where == CU_MEM_LOCATION_TYPE_DEVICE) p.requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
  return p; }
"""


@needs_host_compiler
def test_several_mappings_of_a_handle_are_the_same_bytes(tmp_path: Path) -> None:
    """Check mappings in adjacent reservations, through file descriptors too; memory is free when its last
    handle and mapping are.
    """
    made = program(
        tmp_path,
        HEAD
        + r"""int main() {
  CUmemAllocationProp p = props(); size_t g, free0, free1, total;
    cuMemGetAllocationGranularity(&g, &p, CU_MEM_ALLOC_GRANULARITY_MINIMUM); int is;
    cuDeviceGetAttribute(&is, CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, 0);
  CUdeviceptr va, vb, vc; cuMemAddressReserve(&va, 4 * g, 0, 0, 0);
    cuMemAddressReserve(&vb, g, 0, va + 4 * g, 0); printf("%d %d %d\n", is, va % g == 0, vb == va + 4 * g);
  CUmemGenericAllocationHandle h, k, again, imported;
    printf("%d%d", cuMemCreate(&h, 2 * g, &p, 0), cuMemCreate(&k, g, &p, 0)); cuMemGetInfo(&free0, &total);
  printf("%d%d%d", cuMemMap(va, 2 * g, 0, h, 0), cuMemMap(va + 2 * g, g, 0, k, 0), cuMemMap(vb, g, 0, k, 0));
  CUmemAccessDesc a = {{CU_MEM_LOCATION_TYPE_DEVICE, 0}, CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
    printf("%d%d\n", cuMemSetAccess(va, 3 * g, &a, 1), cuMemSetAccess(vb, g, &a, 1));
  int n = 3 * g / 4, bad = 0, v; cuMemsetD32(va, 5, n); add<<<(n + 255) / 256, 256>>>((int *)va, n, 100);
  std::vector<int> out(n), two(g / 4);
    printf("%d%d ", cuMemcpyDtoH(out.data(), va, 3 * g), cuMemcpyDtoH(two.data(), vb, g));
  for (int i = 0; i < n; i++) bad += out[i] != 105 + i % 7;
  for (size_t i = 0; i < g / 4; i++) bad += two[i] != out[2 * g / 4 + i];
  one<<<1, 1>>>((int *)vb + 3, -1); cuMemcpyDtoH(&v, va + 2 * g + 12, 4); printf("%d %d ", bad, v);
  unsigned long long rights; cuMemGetAccess(&rights, &a.location, va + 7);
    printf("%llu %d", rights, cuMemRetainAllocationHandle(&again, (void *)(vb + 100)));
    printf("%d%d\n", again == k, cuMemRelease(again));
  int file = -1; printf("%d", cuMemExportToShareableHandle(&file, k,
    CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0)); file = dup(file);
  printf("%d ", cuMemImportFromShareableHandle(&imported, (void *)(uintptr_t)file,
    CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR));
  cuMemAddressReserve(&vc, g, g, 0, 0); cuMemMap(vc, g, 0, imported, 0);
    a.flags = CU_MEM_ACCESS_FLAGS_PROT_READ; cuMemSetAccess(vc, g, &a, 1); cuMemcpyDtoH(&v, vc + 12, 4);
    printf("%d\n", v);
  printf("%d", cuMemUnmap(va, 3 * g)); printf("%d%d\n", cuMemAddressFree(va, 4 * g), cuMemRelease(h));
    cuMemRelease(k); cuMemRelease(imported); cuMemUnmap(vc, g);
  cuMemGetInfo(&free1, &total); printf("%zu ", (free1 - free0) / g); cuMemUnmap(vb, g);
    cuMemGetInfo(&free1, &total); printf("%zu %d ", (free1 - free0) / g, cuMemRelease(k));
  CUdeviceptr m; cuMemAlloc(&m, 8 * g); std::vector<char> z(8 * g, 1); cuMemcpyDtoH(z.data(), m, 8 * g);
    bad = 0; for (char c : z) bad += c != 0; printf("%d\n", bad); }""",
    )
    assert made.run().stdout == "1 1 1\n0000000\n00 0 -1 3 010\n00 -1\n000\n2 3 1 0\n"


@needs_host_compiler
def test_invalid_calls(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        HEAD
        + r"""int main() { CUmemAllocationProp p = props(); size_t g = 2 << 20; CUdeviceptr a, b;
    CUmemGenericAllocationHandle h, other; int file; void *shared;
  CUmemAccessDesc d = {{CU_MEM_LOCATION_TYPE_DEVICE, 0}, CU_MEM_ACCESS_FLAGS_PROT_READWRITE},
    away = {{CU_MEM_LOCATION_TYPE_DEVICE, 1}, CU_MEM_ACCESS_FLAGS_PROT_READ}; unsigned long long rights;
  cuMemAddressReserve(&a, 4 * g, 0, 0, 0); cuMemCreate(&h, 2 * g, &p, 0); cuMemMap(a, 2 * g, 0, h, 0);
  printf("%d%d%d ", cuMemAddressReserve(&b, 100, 0, 0, 0), cuMemAddressReserve(&b, g, 3, 0, 0),
    cuMemAddressReserve(&b, 1ull << 40, 0, 0, 0));
  printf("%d%d%d%d%d%d ", cuMemMap(a, g, 0, h, 0), cuMemMap(a + 2 * g + 4096, g, 0, h, 0),
    cuMemMap(a + 2 * g, g, g, h, 0), cuMemMap(a + 3 * g, 2 * g, 0, h, 0), cuMemMap(a + 2 * g, g, 0, 1, 0),
      cuMemMap(a + 2 * g, g, 0, h, 1));
  printf("%d%d%d ", cuMemSetAccess(a, g, &d, 1), cuMemSetAccess(a, 3 * g, &d, 1), cuMemSetAccess(a, 2 * g,
    &away, 1)); printf("%d%d%d ", cuMemUnmap(a, g), cuMemAddressFree(a, 4 * g), cuMemAddressFree(a, g));
  printf("%d%d ", cuMemGetAccess(&rights, &d.location, a + 2 * g), cuMemRetainAllocationHandle(&other,
    (void *)(a + 2 * g)));
  printf("%d ", cuMemCreate(&other, g + 1, &p, 0)); printf("%d ", cuMemCreate(&other, 1ull << 40, &p, 0));
    p.location.id = 1; printf("%d ", cuMemCreate(&other, g, &p, 0)); p.location.id = 0;
  p.type = CU_MEM_ALLOCATION_TYPE_MANAGED; printf("%d ", cuMemCreate(&other, g, &p, 0));
    p = props(CU_MEM_LOCATION_TYPE_HOST); cuMemCreate(&other, g, &p, 0);
  printf("%d%d ", cuMemExportToShareableHandle(&file, other, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0),
    cuMemExportToShareableHandle(&shared, h, CU_MEM_HANDLE_TYPE_FABRIC, 0));
  printf("%d %d\n", cuMemImportFromShareableHandle(&other, (void *)1,
    CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR), cuMemFree(a)); }""",
    )
    assert made.run().stdout == "112 111111 11101 111 11 1 2 101 801 11 801 1\n"


@needs_host_compiler
@pytest.mark.parametrize(
    "how, said, status, told",
    [
        (
            "unmapped",
            "0",
            0,
            "out-of-bounds load of 4 bytes.*where nothing is mapped that kernels may access",
        ),
        ("closed", "0", 0, "out-of-bounds load of 4 bytes.*where nothing is mapped that kernels may access"),
        ("constant", "0 5", 0, "store of 4 bytes.*which kernels may only read"),
        ("host", "0 77", 0, ""),
        ("gone", "0 0", -11, "host code dereferences a device pointer"),
        ("device", "1", 0, "host code has no access to memory that cuMemCreate made on the device"),
    ],
)
def test_rights(tmp_path: Path, how: str, said: str, status: int, told: str) -> None:
    made = program(
        tmp_path,
        HEAD
        + r"""#include <cstring>
int main(int, char **argv) { size_t g = 2 << 20; CUdeviceptr a; CUmemGenericAllocationHandle h; int *q, v;
  cudaMalloc(&q, 4); auto is = [&](const char *how) { return !strcmp(argv[1], how); };
  CUmemAllocationProp p = props(is("host") || is("gone") ? CU_MEM_LOCATION_TYPE_HOST :
    CU_MEM_LOCATION_TYPE_DEVICE); cuMemAddressReserve(&a, 4 * g, 0, 0, 0); cuMemCreate(&h, g, &p, 0);
      cuMemMap(a + g, g, 0, h, 0);
  CUmemAccessDesc d[2] = {{{CU_MEM_LOCATION_TYPE_DEVICE, 0}, CU_MEM_ACCESS_FLAGS_PROT_READWRITE},
    {{CU_MEM_LOCATION_TYPE_HOST, 0}, CU_MEM_ACCESS_FLAGS_PROT_READWRITE}}; int *m = (int *)(a + g);
  if (is("constant")) { cuMemSetAccess(a + g, g, d, 1); cuMemsetD32(a + g, 5, 1);
    d[0].flags = CU_MEM_ACCESS_FLAGS_PROT_READ; }
  printf("%d ", is("closed") ? 0 : cuMemSetAccess(a + g, g, d, is("host") || is("gone") || is("device") ? 2 :
    1)); fflush(stdout);
  if (is("unmapped")) rd<<<1, 1>>>(m + g / 4, q);
  if (is("closed")) rd<<<1, 1>>>(m, q);
  if (is("constant")) { rd<<<1, 1>>>(m, q); cudaMemcpy(&v, q, 4, cudaMemcpyDefault); printf("%d ", v);
    one<<<1, 1>>>(m, 6); }
  if (is("host")) { m[1] = 77; rd<<<1, 1>>>(m + 1, q); cudaMemcpy(&v, q, 4, cudaMemcpyDefault);
    printf("%d ", v); }
  if (is("gone")) { printf("%d", *m); fflush(stdout); cuMemUnmap(a + g, g); printf("%d ", *m); }
  fflush(stdout); int error = cudaDeviceSynchronize();
    if (error != (is("unmapped") || is("closed") || is("constant") ? 700 : 0)) printf("error %d", error);
    }""",
    )
    result = made.run([how])
    assert (result.stdout.strip(), result.status) == (said, status)
    assert re.search(told, result.stderr, re.DOTALL) if told else not result.stderr


def test_reserved_addresses_are_inaccessible() -> None:
    memory = Memory()
    start = memory.reserve_range(1000, "a reservation")
    beside = memory.allocate(8)
    assert memory.find(start) is None and not start <= beside < start + 1000
    assert "where nothing is mapped" in memory.describe(start + 5)
    memory.map_range(start + 512, 100, "a mapping")
    assert (
        memory.find(start + 600) is not None
        and memory.find(start + 612) is None
        and memory.find(start) is None
    )
    assert (
        memory.reserve_range(24, "behind", 8, start + 1000)
        == start + 1000
        != memory.reserve_range(24, "again", ALIGNMENT, start + 1000)
    )
    memory.unmap_range(start + 512)
    memory.release_range(start)
    assert memory.find(start + 600) is None
    with pytest.raises(LaunchError):
        memory.reserve_range(1 << 50, "too much")
