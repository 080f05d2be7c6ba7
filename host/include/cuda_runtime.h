/* CUDA's runtime API for host code. The functions' declarations are made from the table in host/api. */
#pragma once
#define __CUDA_RUNTIME_H__ /* which headers of samples ask for */
#define __CUDA_RUNTIME_API_H__
#ifdef __cplusplus
#ifndef MINICC_RUNTIME
#include <algorithm>
#include <cmath>
#endif
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits.h>
#include <math.h>
#include <time.h>
#else
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#endif

#include "minicc_vectors.h"
#include "minicc_types.h"
#include "minicc_textures.h"
#include "minicc_graph_types.h"
#include "minicc_external_types.h"

#include "minicc_launches.h"
#include "minicc_functions.h"
#include "minicc_versions.h"

#ifndef __CUDACC__ /* where nobody rewrites them */
#define __host__
#define __device__
#define __global__
#define __constant__
#define __shared__
#endif
#define __forceinline__ inline __attribute__((__always_inline__))
#define __grid_constant__
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __attribute__((aligned(n)))
#define CUDART_CB
#define CUDARTAPI
static inline cudaPitchedPtr make_cudaPitchedPtr(void *p, size_t pitch, size_t x, size_t y) { cudaPitchedPtr made = {p, pitch, x, y}; return made; }
static inline cudaExtent make_cudaExtent(size_t w, size_t h, size_t d) { cudaExtent made = {w, h, d}; return made; }
static inline cudaPos make_cudaPos(size_t x, size_t y, size_t z) { cudaPos made = {x, y, z}; return made; }

#ifdef __cplusplus
#ifndef MINICC_RUNTIME
#include "minicc_bindings.h"
#include "minicc_lambdas.h"
#endif

/* What device code of functions for both sides names; only device code runs with them. */
extern const uint3 threadIdx, blockIdx;
extern const dim3 blockDim, gridDim;
extern const int warpSize;

extern "C" {
void minicc_push(dim3 grid, dim3 block, size_t shared, cudaStream_t stream, const char *file, int line);
void minicc_enter(const void *const *arguments, const char *kernel);
void *minicc_managed(const void *unit, const char *name, size_t size);
extern const char minicc_unit[];
int minicc_record_error(int error);
}
/* Where the value of a kernel's argument lies: that of a reference is an address. */
template <class _T> struct minicc_passed { static const void *at(const volatile _T &value) { return const_cast<const _T *>(__builtin_addressof(value)); } };
template <class _T> struct minicc_passed<_T &> {
    static const void *at(_T &object) {
        static thread_local const volatile void *places[256];
        static thread_local unsigned next;
        const volatile void *&place = places[next++ % 256];
        place = __builtin_addressof(object);
        return &place;
    }
};
static inline void minicc_configure(dim3 grid, dim3 block, size_t shared = 0, cudaStream_t stream = nullptr, const char *file = __builtin_FILE(), int line = __builtin_LINE()) {
    minicc_push(grid, block, shared, stream, file, line);
}

/* Templates of the API. */
template <class _T> static inline cudaError_t cudaMalloc(_T **p, size_t n) { return cudaMalloc((void **)p, n); }
template <class _T> static inline cudaError_t cudaMallocHost(_T **p, size_t n, unsigned flags = 0) { return cudaHostAlloc((void **)p, n, flags); }
template <class _T> static inline cudaError_t cudaHostAlloc(_T **p, size_t n, unsigned flags) { return cudaHostAlloc((void **)p, n, flags); }
template <class _T> static inline cudaError_t cudaHostGetDevicePointer(_T **p, void *host, unsigned flags) { return cudaHostGetDevicePointer((void **)p, host, flags); }
template <class _T> static inline cudaError_t cudaMallocManaged(_T **p, size_t n, unsigned flags = cudaMemAttachGlobal) { return cudaMallocManaged((void **)p, n, flags); }
template <class _T> static inline cudaError_t cudaMallocPitch(_T **p, size_t *pitch, size_t w, size_t h) { return cudaMallocPitch((void **)p, pitch, w, h); }
template <class _T> static inline cudaError_t cudaMallocAsync(_T **p, size_t n, cudaStream_t s) { return cudaMallocAsync((void **)p, n, s); }
template <class _T> static inline cudaError_t cudaGetSymbolAddress(void **p, const _T &symbol) { return cudaGetSymbolAddress(p, (const void *)&symbol); }
template <class _T> static inline cudaError_t cudaGetSymbolSize(size_t *n, const _T &symbol) { return cudaGetSymbolSize(n, (const void *)&symbol); }
template <class _T> static inline cudaError_t cudaMemcpyToSymbol(const _T &symbol, const void *from, size_t n, size_t offset = 0, cudaMemcpyKind kind = cudaMemcpyHostToDevice) {
    return cudaMemcpyToSymbol((const void *)&symbol, from, n, offset, kind);
}
template <class _T> static inline cudaError_t cudaMemcpyFromSymbol(void *to, const _T &symbol, size_t n, size_t offset = 0, cudaMemcpyKind kind = cudaMemcpyDeviceToHost) {
    return cudaMemcpyFromSymbol(to, (const void *)&symbol, n, offset, kind);
}
template <class _T> static inline cudaError_t cudaMemcpyToSymbolAsync(const _T &symbol, const void *from, size_t n, size_t offset = 0, cudaMemcpyKind kind = cudaMemcpyHostToDevice, cudaStream_t stream = 0) {
    return cudaMemcpyToSymbolAsync((const void *)&symbol, from, n, offset, kind, stream);
}
template <class _T> static inline cudaError_t cudaMemcpyFromSymbolAsync(void *to, const _T &symbol, size_t n, size_t offset = 0, cudaMemcpyKind kind = cudaMemcpyDeviceToHost, cudaStream_t stream = 0) {
    return cudaMemcpyFromSymbolAsync(to, (const void *)&symbol, n, offset, kind, stream);
}
template <class _T> static inline cudaError_t cudaLaunchKernel(_T *f, dim3 grid, dim3 block, void **args, size_t shared = 0, cudaStream_t stream = 0) {
    return cudaLaunchKernel((const void *)f, grid, block, args, shared, stream);
}
template <class _T> static inline cudaError_t cudaLaunchCooperativeKernel(_T *f, dim3 grid, dim3 block, void **args, size_t shared = 0, cudaStream_t stream = 0) {
    return cudaLaunchCooperativeKernel((const void *)f, grid, block, args, shared, stream);
}
template <class _T> static inline cudaError_t cudaFuncSetAttribute(_T *f, cudaFuncAttribute a, int value) { return cudaFuncSetAttribute((const void *)f, a, value); }
template <class _T> static inline cudaError_t cudaFuncSetCacheConfig(_T *f, cudaFuncCache c) { return cudaFuncSetCacheConfig((const void *)f, c); }
template <class _T> static inline cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *a, _T *f) { return cudaFuncGetAttributes(a, (const void *)f); }
template <class _T> static inline cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *n, _T f, int block, size_t shared) {
    return cudaOccupancyMaxActiveBlocksPerMultiprocessor(n, (const void *)f, block, shared);
}
template <class _T> static inline cudaError_t cudaOccupancyMaxPotentialBlockSize(int *grid, int *block, _T f, size_t shared = 0, int limit = 0) {
    return minicc_potential_block(grid, block, (const void *)f, shared, limit);
}
template <class... _P, class... _A> static inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, void (*kernel)(_P...), _A &&...given) {
    return [&](_P... values) {
        void *args[] = {(void *)minicc_passed<_P>::at(values)..., nullptr};
        return cudaLaunchKernelExC(config, (const void *)kernel, args);
    }(static_cast<_A &&>(given)...);
}
template <class _T, class _S> static inline cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *grid, int *block, _T f, _S shared, int limit = 0) {
    cudaError_t found = cudaSuccess;
    int best = 0, most = 0;
    for (int size = 32; size <= (limit ? limit : 1024) && !found; size += 32) {
        int blocks = 0;
        found = cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, (const void *)f, size, shared(size));
        if (blocks * size >= most) most = blocks * size, best = size;
    }
    int processors = 0;
    cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, 0);
    *block = best;
    *grid = best ? most / best * processors : 0;
    return found;
}
static inline cudaError_t cudaMallocAsync(void **p, size_t n, cudaMemPool_t pool, cudaStream_t s) { return cudaMallocFromPoolAsync(p, n, pool, s); }
template <class _T> static inline cudaError_t cudaMallocAsync(_T **p, size_t n, cudaMemPool_t pool, cudaStream_t s) { return cudaMallocFromPoolAsync((void **)p, n, pool, s); }
template <class _T> static inline cudaError_t cudaMallocFromPoolAsync(_T **p, size_t n, cudaMemPool_t pool, cudaStream_t s) { return cudaMallocFromPoolAsync((void **)p, n, pool, s); }
template <class _T> static inline cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *n, _T *f, int blocks, int block) {
    return cudaOccupancyAvailableDynamicSMemPerBlock(n, (const void *)f, blocks, block);
}
template <class _T> static inline cudaError_t cudaFuncGetName(const char **name, _T *f) { return cudaFuncGetName(name, (const void *)f); }
template <class _T> static inline cudaError_t cudaGetKernel(cudaKernel_t *kernel, _T *f) { return cudaGetKernel(kernel, (const void *)f); }
template <class _T> static inline cudaError_t cudaGetFuncBySymbol(cudaFunction_t *function, _T *f) { return cudaGetFuncBySymbol(function, (const void *)f); }
template <class _T> static inline cudaError_t cudaFuncGetParamInfo(_T *f, size_t index, size_t *offset, size_t *size) { return cudaFuncGetParamInfo((const void *)f, index, offset, size); }
template <class _T> static inline cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t n, const _T &symbol, const void *from, size_t size, size_t offset, cudaMemcpyKind kind) {
    return cudaGraphAddMemcpyNodeToSymbol(node, graph, before, n, (const void *)&symbol, from, size, offset, kind);
}
template <class _T> static inline cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t n, void *to, const _T &symbol, size_t size, size_t offset, cudaMemcpyKind kind) {
    return cudaGraphAddMemcpyNodeFromSymbol(node, graph, before, n, to, (const void *)&symbol, size, offset, kind);
}
template <class _T> static inline cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const _T &symbol, const void *from, size_t size, size_t offset, cudaMemcpyKind kind) {
    return cudaGraphMemcpyNodeSetParamsToSymbol(node, (const void *)&symbol, from, size, offset, kind);
}
template <class _T> static inline cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *to, const _T &symbol, size_t size, size_t offset, cudaMemcpyKind kind) {
    return cudaGraphMemcpyNodeSetParamsFromSymbol(node, to, (const void *)&symbol, size, offset, kind);
}
template <class _T> static inline cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t x, cudaGraphNode_t node, const _T &symbol, const void *from, size_t size, size_t offset, cudaMemcpyKind kind) {
    return cudaGraphExecMemcpyNodeSetParamsToSymbol(x, node, (const void *)&symbol, from, size, offset, kind);
}
template <class _T> static inline cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t x, cudaGraphNode_t node, void *to, const _T &symbol, size_t size, size_t offset, cudaMemcpyKind kind) {
    return cudaGraphExecMemcpyNodeSetParamsFromSymbol(x, node, to, (const void *)&symbol, size, offset, kind);
}
template <class _T> static inline cudaError_t cudaOccupancyMaxPotentialClusterSize(int *size, _T *f, const cudaLaunchConfig_t *config) { return cudaOccupancyMaxPotentialClusterSize(size, (const void *)f, config); }
template <class _T> static inline cudaError_t cudaOccupancyMaxActiveClusters(int *count, _T *f, const cudaLaunchConfig_t *config) { return cudaOccupancyMaxActiveClusters(count, (const void *)f, config); }
static inline cudaError_t cudaEventCreate(cudaEvent_t *event, unsigned flags) { return cudaEventCreateWithFlags(event, flags); }
#include "minicc_overloads.h"

/* Functions that device code has, and CUDA's headers give host code of .cu files too. */
#ifdef __CUDACC__
#define MINICC_MIXED(_A, _B, _C) static inline _C max(_A a, _B b) { return (_C)a > (_C)b ? (_C)a : (_C)b; } static inline _C min(_A a, _B b) { return (_C)a < (_C)b ? (_C)a : (_C)b; }
#define MINICC_ONE(_A) MINICC_MIXED(_A, _A, _A)
MINICC_ONE(int) MINICC_ONE(unsigned) MINICC_ONE(long) MINICC_ONE(unsigned long) MINICC_ONE(long long) MINICC_ONE(unsigned long long)
MINICC_ONE(float) MINICC_ONE(double)
MINICC_MIXED(int, unsigned, unsigned) MINICC_MIXED(unsigned, int, unsigned)
MINICC_MIXED(long, unsigned long, unsigned long) MINICC_MIXED(unsigned long, long, unsigned long)
MINICC_MIXED(long long, unsigned long long, unsigned long long) MINICC_MIXED(unsigned long long, long long, unsigned long long)
MINICC_MIXED(float, double, double) MINICC_MIXED(double, float, double)
#undef MINICC_ONE
#undef MINICC_MIXED
static inline float rsqrtf(float x) { return 1.0f / sqrtf(x); }
static inline double rsqrt(double x) { return 1.0 / sqrt(x); }
static inline float rcbrtf(float x) { return 1.0f / cbrtf(x); }
static inline double sinpi(double x) { return sin(M_PI * x); }
static inline double cospi(double x) { return cos(M_PI * x); }
static inline float sinpif(float x) { return (float)sin(M_PI * (double)x); }
static inline float cospif(float x) { return (float)cos(M_PI * (double)x); }
static inline float fdividef(float a, float b) { return a / b; }
#endif
#endif
