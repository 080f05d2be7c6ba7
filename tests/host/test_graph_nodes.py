"""Nodes of graphs: queried, changed, disabled and removed."""

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
int main(int, char **argv) { int *p, h = 0, calls = 0, other = 0; cudaMallocManaged(&p, 64); cudaGraph_t g;
  cudaGraphCreate(&g, 0);
  cudaGraphNode_t set, k, copy, host; cudaMemsetParams mp = {}; mp.dst = p; mp.elementSize = 4; mp.width = 1;
    mp.height = 1; mp.value = 5; cudaGraphAddMemsetNode(&set, g, nullptr, 0, &mp);
  int v = 3; void *args[] = {&p, &v}; cudaKernelNodeParams kp = {}; kp.func = (void *)add;
    kp.gridDim = dim3(1); kp.blockDim = dim3(1); kp.kernelParams = args;
    cudaGraphAddKernelNode(&k, g, &set, 1, &kp);
  cudaGraphAddMemcpyNode1D(&copy, g, &k, 1, &h, p, 4, cudaMemcpyDeviceToHost);
    cudaHostNodeParams hp = {call, &calls}; cudaGraphAddHostNode(&host, g, &copy, 1, &hp);
  size_t n = 0; cudaGraphGetEdges(g, nullptr, nullptr, &n); std::vector<cudaGraphNode_t> a(n), b(n);
    cudaGraphGetEdges(g, a.data(), b.data(), &n); printf("%zu %d %d\n", n, a[0] == set, b[2] == host);
  cudaGraphNode_t d[4]; n = 4; cudaGraphNodeGetDependencies(copy, d, &n); printf("%zu %d\n", n, d[0] == k);
    n = 4; cudaGraphNodeGetDependentNodes(copy, d, &n); printf("%zu %d\n", n, d[0] == host);
  cudaGraphExec_t x; cudaGraphInstantiate(&x, g, nullptr, nullptr, 0); cudaGraphLaunch(x, 0);
    cudaDeviceSynchronize(); printf("%d %d\n", h, calls);
  mp.value = 20; cudaGraphExecMemsetNodeSetParams(x, set, &mp);
    cudaGraphExecMemcpyNodeSetParams1D(x, copy, &other, p, 4, cudaMemcpyDeviceToHost);
    cudaGraphNodeSetEnabled(x, k, 0); cudaGraphLaunch(x, 0); cudaDeviceSynchronize();
    printf("%d %d %d\n", h, other, calls);
  unsigned e; cudaGraphNodeGetEnabled(x, k, &e); printf("%u\n", e); hp.userData = &other;
    cudaGraphExecHostNodeSetParams(x, host, &hp); cudaGraphLaunch(x, 0); cudaDeviceSynchronize();
    printf("%d %d\n", other, calls);
  cudaGraphDestroyNode(host); n = 0; cudaGraphGetNodes(g, nullptr, &n); printf("%zu\n", n);
    printf("%s\n", cudaGetErrorName(cudaGetLastError())); cudaGraphDebugDotPrint(g, argv[1], 0);
  cudaStream_t s; cudaStreamCreate(&s); cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
    add<<<1, 1, 0, s>>>(p, 1); cudaStreamCaptureStatus st; unsigned long long id;
    cudaStreamGetCaptureInfo(s, &st, &id); printf("%d %d\n", st == cudaStreamCaptureStatusActive, id != 0);
    cudaStreamEndCapture(s, &g); }
"""


def test_nodes_change(tmp_path: Path) -> None:
    drawn = tmp_path / "graph.dot"
    result = program(tmp_path, PROGRAM).run([str(drawn)])
    assert result.stderr == ""
    assert result.stdout.splitlines() == [
        "3 1 1",
        "1 1",
        "1 1",
        "8 1",
        "8 20 2",
        "0",
        "21 2",
        "3",
        "cudaSuccess",
        "1 1",
    ]
    assert drawn.read_text().splitlines()[1:-1] == [
        '"0" [label="0: memset"];',
        '"1" [label="1: kernel"];',
        '"2" [label="2: memcpy"];',
        '"0" -> "1";',
        '"1" -> "2";',
    ]


BODIES = {
    "a captured graph has one handle": (r"""
        cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal); add<<<1, 1, 0, s>>>(p, 1);
          cudaStreamCaptureStatus st; cudaGraph_t inside;
        cudaStreamGetCaptureInfo(s, &st, nullptr, &inside); cudaStreamEndCapture(s, &g);
          printf("%d ", g == inside);
        cudaGraphNode_t n; size_t c = 1; cudaGraphGetNodes(g, &n, &c); printf("%d ", cudaGraphDestroyNode(n));
          cudaGraphGetNodes(g, nullptr, &c); printf("%zu ", c);
        cudaGraphDestroy(inside); printf("%d", cudaGraphGetNodes(g, nullptr, &c));""", "1 0 0 400"),
    "nodes of a child, and of a graph that nobody has named": (r"""
        cudaGraph_t child, found; cudaGraphNode_t a, b, n[2]; cudaGraphCreate(&child, 0);
          cudaGraphAddEmptyNode(&a, child, nullptr, 0); cudaGraphAddEmptyNode(&b, child, &a, 1);
        cudaGraphAddChildGraphNode(&a, g, nullptr, 0, child); cudaGraphChildGraphNodeGetGraph(a, &found);
          size_t c = 2; cudaGraphGetNodes(found, n, &c); printf("%d ", found == child);
        size_t k = 1; cudaGraphNodeGetDependentNodes(n[0], &b, &k); printf("%d ", b == n[1]);
          cudaGraphDestroyNode(n[1]); cudaGraphGetNodes(child, nullptr, &c); printf("%zu ", c);
        cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal); add<<<1, 1, 0, s>>>(p, 1);
          cudaStreamCaptureStatus st; const cudaGraphNode_t *l; c = 0;
        cudaStreamGetCaptureInfo(s, &st, nullptr, nullptr, &l, &c); k = 0;
          printf("%zu %d", c, cudaGraphNodeGetDependentNodes(l[0], nullptr, &k));""", "0 1 2 1 0"),
    "parameters of captured nodes": (r"""
        cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal); cudaMemsetAsync(p, 1, 8, s);
          add<<<3, 2, 0, s>>>(p, 7); cudaMemcpyAsync(p + 2, p, 8, cudaMemcpyDeviceToDevice, s);
          cudaStreamEndCapture(s, &g);
        cudaGraphNode_t n[3]; size_t c = 3; cudaGraphGetNodes(g, n, &c); cudaGraphNodeType t;
          cudaMemsetParams m; cudaKernelNodeParams k; cudaMemcpy3DParms y; cudaGraphNodeGetType(n[0], &t);
        cudaGraphMemsetNodeGetParams(n[0], &m); cudaGraphKernelNodeGetParams(n[1], &k);
          cudaGraphMemcpyNodeGetParams(n[2], &y);
        printf("%d %d %u %zu ", t, m.dst == p, m.value, m.width);
          printf("%d %u %u %d ", k.func == (void *)add, k.gridDim.x, k.blockDim.x, *(int *)k.kernelParams[1]);
        printf("%d %d %zu ", y.dstPtr.ptr == p + 2, y.srcPtr.ptr == p, y.extent.width);
          *(int *)k.kernelParams[1] = 1; k.gridDim = k.blockDim = dim3(1);
          cudaGraphKernelNodeSetParams(n[1], &k);
        cudaGraphExec_t x; cudaGraphInstantiate(&x, g, 0); cudaGraphLaunch(x, s); cudaStreamSynchronize(s);
          printf("%x", p[2]);""", "2 1 1 8 1 3 2 7 1 1 8 1010102"),
    "one function for all kinds": (r"""
        cudaGraphNodeParams q = {cudaGraphNodeTypeMemset}; q.memset = {p, 0, 5, 4, 1, 1};
          cudaGraphNode_t a, b; cudaGraphAddNode(&a, g, nullptr, nullptr, 0, &q); int v = 2;
          void *args[] = {&p, &v};
        q = {cudaGraphNodeTypeKernel}; q.kernel = {(void *)add, dim3(1), dim3(1), 0, args, nullptr};
          cudaGraphAddNode(&b, g, &a, nullptr, 1, &q); cudaGraphExec_t x; cudaGraphInstantiateParams i = {};
        printf("%d %d ", cudaGraphInstantiateWithParams(&x, g, &i), i.result_out); cudaGraphLaunch(x, s);
          cudaStreamSynchronize(s); printf("%d ", *p); v = 9; cudaGraphExecNodeSetParams(x, b, &q);
        cudaGraphLaunch(x, s); cudaStreamSynchronize(s); printf("%d ", *p);
          q = {cudaGraphNodeTypeConditional};
          printf("%d", cudaGraphAddNode(&b, g, nullptr, nullptr, 0, &q));""", "0 0 7 14 1"),
    "memory that a node has freed": (r"""
        cudaMemAllocNodeParams q = {}; q.bytesize = 64; cudaGraphNode_t a, k, f;
          cudaGraphAddMemAllocNode(&a, g, nullptr, 0, &q); int v = 1; void *args[] = {&q.dptr, &v};
          cudaGraphExec_t x;
        cudaKernelNodeParams n = {(void *)add, dim3(1), dim3(1), 0, args, nullptr};
          cudaGraphAddKernelNode(&k, g, &a, 1, &n); cudaGraphAddMemFreeNode(&f, g, &k, 1, q.dptr);
          cudaGraphInstantiate(&x, g, 0);
        for (int i = 0; i < 2; i++) { cudaGraphLaunch(x, s); printf("%d ", cudaStreamSynchronize(s));
          } printf("%d ", cudaMemcpy(p, q.dptr, 4, cudaMemcpyDefault)); int *other; cudaMalloc(&other, 64);
        printf("%d ", other == q.dptr); add<<<1, 1, 0, s>>>((int *)q.dptr, 1);
          printf("%d ", cudaStreamSynchronize(s)); cudaDeviceReset();
          printf("%d", cudaMalloc(&other, 64));""", "0 0 1 0 700 0"),
    "conditions": (r"""
        cudaGraphConditionalHandle h, other; printf("%d ", cudaGraphConditionalHandleCreate(&h, g, 3, 7));
          cudaGraphConditionalHandleCreate(&h, g, 3, cudaGraphCondAssignDefault);
        cudaGraphConditionalHandleCreate(&other, g); cudaGraphNodeParams q = {cudaGraphNodeTypeConditional};
          q.conditional.handle = h; q.conditional.type = cudaGraphCondTypeWhile; q.conditional.size = 2;
        cudaGraphNode_t a, b; printf("%d ", cudaGraphAddNode(&a, g, nullptr, nullptr, 0, &q));
          q.conditional.size = 1; printf("%d ", cudaGraphAddNode(&a, g, nullptr, nullptr, 0, &q));
        cudaGraph_t body = q.conditional.phGraph_out[0];
          cudaStreamBeginCaptureToGraph(s, body, nullptr, nullptr, 0, cudaStreamCaptureModeGlobal);
          down<<<1, 1, 0, s>>>(p, h); cudaStreamEndCapture(s, nullptr);
        cudaGraphNodeType t; cudaGraphNodeGetType(a, &t); cudaGraphExec_t x; cudaGraphInstantiate(&x, g, 0);
          p[0] = 0; p[1] = 3; cudaGraphLaunch(x, s); cudaStreamSynchronize(s); printf("%d %d ", t, p[0]);
        p[1] = 5; cudaGraphLaunch(x, s); cudaStreamSynchronize(s);
          printf("%d %d ", p[0], cudaGraphNodeSetParams(a, &q)); cudaHostNodeParams hp = {call, p};
        cudaGraphAddHostNode(&b, body, nullptr, 0, &hp); printf("%d ", cudaGraphInstantiate(&x, g, 0));
          down<<<1, 1, 0, s>>>(p, 77); printf("%d", cudaStreamSynchronize(s));""",
     "1 1 0 13 3 8 1 801 719"),
    "memory and events": (r"""
        cudaMemAllocNodeParams q = {}; q.bytesize = 64; cudaGraphNode_t a, k, f, e;
          cudaGraphAddMemAllocNode(&a, g, nullptr, 0, &q); cudaMemsetParams m = {q.dptr, 0, 3, 4, 1, 1};
          cudaGraphAddMemsetNode(&k, g, &a, 1, &m);
        cudaEvent_t ev; cudaEventCreate(&ev); cudaGraphAddEventRecordNode(&e, g, &k, 1, ev);
          cudaGraphNode_t c; cudaGraphAddMemcpyNode1D(&c, g, &e, 1, p, q.dptr, 4, cudaMemcpyDefault);
        cudaGraphAddMemFreeNode(&f, g, &c, 1, q.dptr); cudaGraphExec_t x; cudaGraphInstantiate(&x, g, 0);
          for (int i = 0; i < 2; i++) printf("%d ", cudaGraphLaunch(x, s)); cudaStreamSynchronize(s);
        unsigned long long now, high; cudaDeviceGetGraphMemAttribute(0, cudaGraphMemAttrUsedMemCurrent, &now);
          cudaDeviceGetGraphMemAttribute(0, cudaGraphMemAttrUsedMemHigh, &high);
        float ms = -1; cudaEventElapsedTime(&ms, ev, ev); printf("%d %llu %llu %d ", *p, now, high, ms == 0);
          cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal); int *d; cudaMallocAsync(&d, 16, s);
        add<<<1, 1, 0, s>>>(d, 1); cudaStreamEndCapture(s, &g); cudaGraphInstantiate(&x, g, 0);
          printf("%d ", cudaGraphLaunch(x, s)); printf("%d ", cudaGraphLaunch(x, s));
        printf("%d ", cudaFreeAsync(d, s)); printf("%d", cudaGraphLaunch(x, s));""", "0 0 3 0 64 1 0 1 0 0"),
    "copies of memory that a capture allocates": (r"""
        int from[4] = {1, 2, 3, 4}, to[4] = {}, *d; cudaGraphExec_t x;
          cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal); cudaMallocAsync(&d, 16, s);
        printf("%d ", cudaMemcpyAsync(d, from, 16, cudaMemcpyHostToDevice, s));
          printf("%d ", cudaMemsetAsync(d + 1, 0, 4, s));
        printf("%d ", cudaMemcpy2DAsync(d + 2, 4, from, 4, 4, 1, cudaMemcpyHostToDevice, s));
          printf("%d ", cudaMemcpyAsync(to, d, 16, cudaMemcpyDeviceToHost, s));
        printf("%d ", cudaFreeAsync(d, s)); cudaStreamEndCapture(s, &g); cudaGraphInstantiate(&x, g, 0);
          from[0] = 5; printf("%d ", cudaGraphLaunch(x, s)); cudaStreamSynchronize(s);
        printf("%d %d %d %d ", to[0], to[1], to[2], to[3]);
          printf("%d", cudaMemcpy(d, from, 16, cudaMemcpyHostToDevice));""", "0 0 0 0 0 0 5 0 5 4 1"),
    "clones, symbols and objects that are kept": (r"""
        cudaGraphNode_t a, b; cudaGraphAddMemcpyNodeFromSymbol(&a, g, nullptr, 0, p, symbol, 4, 4,
          cudaMemcpyDefault); cudaGraph_t other; cudaGraphClone(&other, g);
            cudaGraphNodeFindInClone(&b, a, other);
        cudaGraphMemcpyNodeSetParamsFromSymbol(b, p, symbol, 4, 0, cudaMemcpyDefault); cudaGraphExec_t x;
          cudaGraphInstantiate(&x, g, 0); cudaGraphLaunch(x, s); cudaStreamSynchronize(s); printf("%d ", *p);
        cudaGraphInstantiate(&x, other, 0); cudaGraphLaunch(x, s); cudaStreamSynchronize(s);
          printf("%d ", *p); int gone = 0; cudaUserObject_t o;
          cudaUserObjectCreate(&o, &gone, call, 1, cudaUserObjectNoDestructorSync);
        cudaGraphRetainUserObject(other, o, 1, cudaGraphUserObjectMove); cudaGraphInstantiate(&x, other, 0);
          cudaGraphDestroy(other); printf("%d ", gone); cudaGraphExecDestroy(x); printf("%d ", gone);
        cudaStreamBeginCaptureToGraph(s, g, &a, nullptr, 1, cudaStreamCaptureModeGlobal);
          add<<<1, 1, 0, s>>>(p, 30); cudaStreamEndCapture(s, &other); printf("%d ", other == g);
          cudaGraphInstantiate(&x, g, 0);
        cudaGraphLaunch(x, s); cudaStreamSynchronize(s); printf("%d", *p);""", "12 11 0 1 1 42"),
    "graphs with memory": (r"""
        cudaMemAllocNodeParams q = {}; q.bytesize = 64; cudaGraphNode_t a, k, e, c; cudaGraph_t other;
          cudaGraphAddMemAllocNode(&a, g, nullptr, 0, &q); cudaGraphAddEmptyNode(&e, g, &a, 1);
        printf("%d %d ", cudaGraphDestroyNode(e), cudaGraphRemoveDependencies(g, &a, &e, nullptr, 1));
          size_t n; cudaGraphGetNodes(g, nullptr, &n); printf("%zu ", n);
          cudaGraphGetEdges(g, nullptr, nullptr, nullptr, &n);
        printf("%zu %d ", n, cudaGraphClone(&other, g)); cudaGraphCreate(&other, 0);
          printf("%d ", cudaGraphAddChildGraphNode(&c, other, nullptr, 0, g));
        cudaGraphNodeParams m = {cudaGraphNodeTypeGraph}; m.graph.graph = g;
          m.graph.ownership = cudaGraphChildGraphOwnershipMove;
          printf("%d", cudaGraphAddNode(&k, other, nullptr, nullptr, 0, &m));""", "801 801 2 1 801 801 0"),
    "host functions that are captured": (r"""
        cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal); cudaLaunchHostFunc(s, call, p);
          cudaStreamEndCapture(s, &g); cudaGraphNode_t n; size_t count = 1; cudaGraphGetNodes(g, &n, &count);
        cudaHostNodeParams q = {}; printf("%d ", cudaGraphHostNodeGetParams(n, &q));
          printf("%d %d ", q.fn == call, q.userData == p); q.userData = p + 1;
          printf("%d ", cudaGraphHostNodeSetParams(n, &q)); cudaGraphExec_t x; cudaGraphInstantiate(&x, g, 0);
        p[0] = p[1] = 0; cudaGraphLaunch(x, s); cudaStreamSynchronize(s); printf("%d %d", p[0], p[1]);""",
     "0 1 1 0 0 1"),
    "conditions of graphs": (r"""
        cudaGraphConditionalHandle h, in; cudaGraphConditionalHandleCreate(&h, g); cudaGraph_t other;
          cudaGraphConditionalHandleCreate(&in, g); cudaGraphCreate(&other, 0); cudaGraphNode_t n;
        cudaGraphNodeParams q = {cudaGraphNodeTypeConditional}; q.conditional.handle = h;
          q.conditional.type = cudaGraphCondTypeIf; q.conditional.size = 1;
          printf("%d ", cudaGraphAddNode(&n, other, nullptr, nullptr, 0, &q));
        printf("%d ", cudaGraphAddNode(&n, g, nullptr, nullptr, 0, &q)); q.conditional.handle = in;
          printf("%d ", cudaGraphAddNode(&n, q.conditional.phGraph_out[0], nullptr, nullptr, 0, &q));
        printf("%d ", cudaGraphAddChildGraphNode(&n, other, nullptr, 0, g));
          printf("%d", cudaGraphClone(&other, g));""", "1 0 0 801 801"),
    "what graphs under a condition keep": (r"""
        int gone = 0; cudaUserObject_t o;
          cudaUserObjectCreate(&o, &gone, call, 1, cudaUserObjectNoDestructorSync);
          cudaGraphConditionalHandle h; cudaGraphConditionalHandleCreate(&h, g);
        cudaGraphNodeParams q = {cudaGraphNodeTypeConditional}; q.conditional.handle = h;
          q.conditional.type = cudaGraphCondTypeIf; q.conditional.size = 1; cudaGraphNode_t n;
        cudaGraphAddNode(&n, g, nullptr, nullptr, 0, &q);
          cudaGraphRetainUserObject(q.conditional.phGraph_out[0], o, 1, cudaGraphUserObjectMove);
          cudaGraphExec_t x;
        cudaGraphInstantiate(&x, g, 0); cudaGraphDestroy(g); printf("%d ", gone); cudaGraphExecDestroy(x);
          printf("%d", gone);""", "0 1"),
    "what graphs in nodes keep": (r"""
        int gone = 0; cudaUserObject_t o;
          cudaUserObjectCreate(&o, &gone, call, 1, cudaUserObjectNoDestructorSync); cudaGraph_t child, other;
          cudaGraphCreate(&child, 0); cudaGraphNode_t n;
        cudaGraphRetainUserObject(child, o, 1, cudaGraphUserObjectMove);
          cudaGraphAddChildGraphNode(&n, g, nullptr, 0, child); cudaGraphDestroy(child); printf("%d ", gone);
          cudaGraphExec_t x;
        cudaGraphInstantiate(&x, g, 0); cudaGraphClone(&other, g); cudaGraphDestroyNode(n);
          cudaGraphExecDestroy(x); printf("%d ", gone); cudaGraphDestroy(other); printf("%d ", gone);
        printf("%d", cudaGraphRemoveDependencies(g, nullptr, nullptr, nullptr, 1));""", "0 0 1 1"),
}  # fmt: skip


@pytest.mark.parametrize("what", BODIES)
def test_graphs(tmp_path: Path, what: str) -> None:
    body, said = BODIES[what]
    result = program(
        tmp_path,
        f"""#include <cstdio>
      __global__ void add(int *p, int v) {{ *p += v; }}
      __device__ int symbol[2] = {{11, 12}};
      __global__ void down(int *p, cudaGraphConditionalHandle h) {{ ++*p; cudaGraphSetConditional(h, --p[1]);
        }}
      static void call(void *d) {{ ++*(int *)d; }}
      int main() {{ int *p; cudaMallocManaged(&p, 64); cudaStream_t s; cudaStreamCreate(&s); cudaGraph_t g;
        cudaGraphCreate(&g, 0); (void)call; {body} }}""",
    ).run()
    assert result.stdout == said, result.stderr


def test_device_code_launches_graphs(tmp_path: Path) -> None:
    """Check a tail launch of the graph itself, and launches of others once they are uploaded; a graph with
    other nodes is not instantiated for device launch.
    """
    made = program(
        tmp_path,
        r"""#include <cstdio>
#include <cstring>
__global__ void loop(int *n, int limit) {
  if (++*n < limit) cudaGraphLaunch(cudaGetCurrentGraphExec(), cudaStreamGraphTailLaunch); }
__global__ void after(int *n, int *log) { log[*n] = *n * 10; }
__global__ void other(int *p) { p[0] += 1; }
__global__ void launch(cudaGraphExec_t g, int *e, unsigned long long stream) {
  e[0] = cudaGraphLaunch(g, (cudaStream_t)stream); e[1] = cudaGraphLaunch(g, (cudaStream_t)stream); }
template <class F> cudaGraphExec_t made(cudaStream_t s, F f, int flags, int expected = 0) { cudaGraph_t g;
  cudaGraphExec_t x = 0; cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal); f();
  cudaStreamEndCapture(s, &g);
  int error = cudaGraphInstantiate(&x, g, flags); if (error != expected) printf("error %d\n", error);
    return x; }
int main() { int *m; cudaMallocManaged(&m, 1024); memset(m, 0, 1024); cudaStream_t s; cudaStreamCreate(&s);
  cudaGraphExec_t x = made(s, [&] { loop<<<1, 1, 0, s>>>(m, 5); after<<<1, 1, 0, s>>>(m, m + 100);
    }, cudaGraphInstantiateFlagDeviceLaunch); cudaGraphLaunch(x, s); cudaStreamSynchronize(s);
  for (int i = 0; i < 7; i++) printf("%d ", m[100 + i]);
  cudaGraphExec_t y = made(s, [&] { other<<<1, 1, 0, s>>>(m + 1);
    }, cudaGraphInstantiateFlagDeviceLaunch), z[3]; unsigned long long streams[] = {1ull << 56, 2ull << 56,
      3ull << 56};
  for (int i = 0; i < 3; i++) {
    z[i] = made(s, [&] { launch<<<1, 1, 0, s>>>(y, m + 200, streams[i]);
      after<<<1, 1, 0, s>>>(m + 1, m + 150); }, 0); cudaGraphLaunch(z[i], s); cudaStreamSynchronize(s); }
  printf("%d %d ", m[1], m[200]); cudaGraphUpload(y, s);
  for (auto g : z) { memset(m + 150, 0, 100); cudaGraphLaunch(g, s); cudaStreamSynchronize(s);
    for (int i = 0; i < 7; i++) if (m[150 + i]) printf("%d:", i); printf("%d %d ", m[1], m[200]); }
  made(s, [&] { cudaLaunchHostFunc(s, [](void *) {}, 0); }, cudaGraphInstantiateFlagDeviceLaunch, 801);
    launch<<<1, 1>>>(y, m + 200, streams[1]); cudaDeviceSynchronize(); printf("%d %d\n", m[1], m[200]); }""",
    )
    result = made.run()
    assert result.stdout == "0 10 20 30 40 50 0 0 1 2 0 4:4 0 6:6 0 6 1\n"
    assert "only kernels in a graph launch graphs" in result.stderr and "not 'host'" in result.stderr


def test_parameters_that_the_program_was_given_live_as_long_as_the_graph(tmp_path: Path) -> None:
    """Check that arguments of a kernel node have the same address at each query, also after the node is
    changed.
    """
    made = program(
        tmp_path,
        r"""#include <cstdio>
__global__ void add(int *p, int v) { *p += v; }
int main() { int *p, v = 3; cudaMallocManaged(&p, 4); *p = 0; cudaGraph_t g; cudaGraphNode_t n;
  cudaGraphExec_t x; void *a[] = {&p, &v};
  cudaGraphCreate(&g, 0); cudaKernelNodeParams q = {(void *)add, 1, 1, 0, a, 0}, first, again;
    cudaGraphAddKernelNode(&n, g, 0, 0, &q); cudaGraphKernelNodeGetParams(n, &first);
    cudaGraphKernelNodeGetParams(n, &again);
  printf("%d ", first.kernelParams == again.kernelParams); v = 5; cudaGraphKernelNodeSetParams(n, &q);
    cudaGraphKernelNodeGetParams(n, &again);
    printf("%d %d ", *(int *)first.kernelParams[1], *(int *)again.kernelParams[1]);
  for (int i = 0; i < 200; i++) cudaGraphKernelNodeSetParams(n, &first);
  cudaGraphInstantiate(&x, g, 0); cudaGraphDestroy(g); cudaGraphLaunch(x, 0); cudaDeviceSynchronize();
    printf("%d\n", *p); }""",
    )
    assert made.run().stdout == "1 3 5 3\n"
