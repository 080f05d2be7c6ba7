"""Nodes of graphs are asked about, changed, switched off and taken out."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from .test_programs import program

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")

PROGRAM = r"""
#include <cstdio>
#include <vector>
__global__ void add(int *p, int v) { *p += v; }
static void call(void *d) { ++*(int *)d; }
int main(int, char **argv) { int *p, h = 0, calls = 0, other = 0; cudaMallocManaged(&p, 64); cudaGraph_t g; cudaGraphCreate(&g, 0);
  cudaGraphNode_t set, k, copy, host; cudaMemsetParams mp = {}; mp.dst = p; mp.elementSize = 4; mp.width = 1; mp.height = 1; mp.value = 5; cudaGraphAddMemsetNode(&set, g, nullptr, 0, &mp);
  int v = 3; void *args[] = {&p, &v}; cudaKernelNodeParams kp = {}; kp.func = (void *)add; kp.gridDim = dim3(1); kp.blockDim = dim3(1); kp.kernelParams = args; cudaGraphAddKernelNode(&k, g, &set, 1, &kp);
  cudaGraphAddMemcpyNode1D(&copy, g, &k, 1, &h, p, 4, cudaMemcpyDeviceToHost); cudaHostNodeParams hp = {call, &calls}; cudaGraphAddHostNode(&host, g, &copy, 1, &hp);
  size_t n = 0; cudaGraphGetEdges(g, nullptr, nullptr, &n); std::vector<cudaGraphNode_t> a(n), b(n); cudaGraphGetEdges(g, a.data(), b.data(), &n); printf("%zu %d %d\n", n, a[0] == set, b[2] == host);
  cudaGraphNode_t d[4]; n = 4; cudaGraphNodeGetDependencies(copy, d, &n); printf("%zu %d\n", n, d[0] == k); n = 4; cudaGraphNodeGetDependentNodes(copy, d, &n); printf("%zu %d\n", n, d[0] == host);
  cudaGraphExec_t x; cudaGraphInstantiate(&x, g, nullptr, nullptr, 0); cudaGraphLaunch(x, 0); cudaDeviceSynchronize(); printf("%d %d\n", h, calls);
  mp.value = 20; cudaGraphExecMemsetNodeSetParams(x, set, &mp); cudaGraphExecMemcpyNodeSetParams1D(x, copy, &other, p, 4, cudaMemcpyDeviceToHost); cudaGraphNodeSetEnabled(x, k, 0); cudaGraphLaunch(x, 0); cudaDeviceSynchronize(); printf("%d %d %d\n", h, other, calls);
  unsigned e; cudaGraphNodeGetEnabled(x, k, &e); printf("%u\n", e); hp.userData = &other; cudaGraphExecHostNodeSetParams(x, host, &hp); cudaGraphLaunch(x, 0); cudaDeviceSynchronize(); printf("%d %d\n", other, calls);
  cudaGraphDestroyNode(host); n = 0; cudaGraphGetNodes(g, nullptr, &n); printf("%zu\n", n); printf("%s\n", cudaGetErrorName(cudaGetLastError())); cudaGraphDebugDotPrint(g, argv[1], 0);
  cudaStream_t s; cudaStreamCreate(&s); cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal); add<<<1, 1, 0, s>>>(p, 1); cudaStreamCaptureStatus st; unsigned long long id; cudaStreamGetCaptureInfo(s, &st, &id); printf("%d %d\n", st == cudaStreamCaptureStatusActive, id != 0); cudaStreamEndCapture(s, &g); }
"""


def test_nodes_change(tmp_path: Path) -> None:
    drawn = tmp_path / "graph.dot"
    result = program(tmp_path, PROGRAM).run([str(drawn)])
    assert result.stderr == ""
    assert result.stdout.splitlines() == ["3 1 1", "1 1", "1 1", "8 1", "8 20 2", "0", "21 2", "3", "cudaSuccess", "1 1"]
    assert drawn.read_text().splitlines()[1:-1] == ['"0" [label="0: memset"];', '"1" [label="1: kernel"];', '"2" [label="2: memcpy"];', '"0" -> "1";', '"1" -> "2";']
