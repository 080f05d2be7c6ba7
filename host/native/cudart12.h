/* Functions of CUDA 12's runtime API whose parameters or structures are others in CUDA 13, and those that CUDA 13 has dropped: the symbols of
   libcudart.so.12 (host/runtime_exports.py). The headers declare the forms of CUDA 13, so the functions have other names in C++. */
#pragma once

#define CUDA_12(name, parameters) cudaError_t cuda12_##name parameters __asm__(#name); cudaError_t cuda12_##name parameters

CUDA_12(cudaGraphAddDependencies, (cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t n)) {
    return minicc_13_cudaGraphAddDependencies(graph, from, to, nullptr, n);
}
CUDA_12(cudaGraphRemoveDependencies, (cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t n)) {
    return minicc_13_cudaGraphRemoveDependencies(graph, from, to, nullptr, n);
}
CUDA_12(cudaGraphAddNode, (cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t n, cudaGraphNodeParams *parameters)) {
    return minicc_13_cudaGraphAddNode(node, graph, before, nullptr, n, parameters);
}
CUDA_12(cudaGraphGetEdges, (cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *n)) {
    return minicc_13_cudaGraphGetEdges(graph, from, to, nullptr, n);
}
CUDA_12(cudaGraphNodeGetDependencies, (cudaGraphNode_t node, cudaGraphNode_t *nodes, size_t *n)) {
    return minicc_13_cudaGraphNodeGetDependencies(node, nodes, nullptr, n);
}
CUDA_12(cudaGraphNodeGetDependentNodes, (cudaGraphNode_t node, cudaGraphNode_t *nodes, size_t *n)) {
    return minicc_13_cudaGraphNodeGetDependentNodes(node, nodes, nullptr, n);
}

static cudaMemLocation location_of(int device) {
    cudaMemLocation location = {};
    location.type = device < 0 ? cudaMemLocationTypeHost : cudaMemLocationTypeDevice;
    location.id = device < 0 ? 0 : device;
    return location;
}
CUDA_12(cudaMemAdvise, (const void *pointer, size_t size, cudaMemoryAdvise advice, int device)) {
    return minicc_13_cudaMemAdvise(pointer, size, advice, location_of(device));
}
CUDA_12(cudaMemPrefetchAsync, (const void *pointer, size_t size, int device, cudaStream_t stream)) {
    return minicc_13_cudaMemPrefetchAsync(pointer, size, location_of(device), 0, stream);
}
cudaError_t cudaMemPrefetchAsync_ptsz(const void *pointer, size_t size, int device, cudaStream_t stream) {
    return minicc_13_cudaMemPrefetchAsync(pointer, size, location_of(device), 0, of_thread(stream));
}

/* Which copy of a batch fails is not known: SIZE_MAX stands for none in particular. */
static void set_failed(size_t *index) { if (index) *index = (size_t)-1; }
CUDA_12(cudaMemcpyBatchAsync, (void **to, void **from, size_t *sizes, size_t n, cudaMemcpyAttributes *attributes, size_t *first, size_t number, size_t *failed,
                               cudaStream_t stream)) {
    set_failed(failed);
    return minicc_13_cudaMemcpyBatchAsync(to, (const void *const *)from, sizes, n, attributes, first, number, stream);
}
cudaError_t cudaMemcpyBatchAsync_ptsz(void **to, void **from, size_t *sizes, size_t n, cudaMemcpyAttributes *attributes, size_t *first, size_t number,
                                      size_t *failed, cudaStream_t stream) {
    return cuda12_cudaMemcpyBatchAsync(to, from, sizes, n, attributes, first, number, failed, of_thread(stream));
}
CUDA_12(cudaMemcpy3DBatchAsync, (size_t n, cudaMemcpy3DBatchOp *copies, size_t *failed, unsigned long long flags, cudaStream_t stream)) {
    set_failed(failed);
    return minicc_13_cudaMemcpy3DBatchAsync(n, copies, flags, stream);
}
cudaError_t cudaMemcpy3DBatchAsync_ptsz(size_t n, cudaMemcpy3DBatchOp *copies, size_t *failed, unsigned long long flags, cudaStream_t stream) {
    return cuda12_cudaMemcpy3DBatchAsync(n, copies, failed, flags, of_thread(stream));
}

CUDA_12(cudaStreamGetCaptureInfo, (cudaStream_t stream, cudaStreamCaptureStatus *status, unsigned long long *id)) {
    return minicc_13_cudaStreamGetCaptureInfo(stream, status, id, nullptr, nullptr, nullptr, nullptr);
}
cudaError_t cudaStreamGetCaptureInfo_ptsz(cudaStream_t stream, cudaStreamCaptureStatus *status, unsigned long long *id) {
    return cuda12_cudaStreamGetCaptureInfo(of_thread(stream), status, id);
}
cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t stream, cudaStreamCaptureStatus *status, unsigned long long *id, cudaGraph_t *graph,
                                        const cudaGraphNode_t **before, size_t *n) {
    return minicc_13_cudaStreamGetCaptureInfo(stream, status, id, graph, before, nullptr, n);
}
cudaError_t cudaStreamGetCaptureInfo_v2_ptsz(cudaStream_t stream, cudaStreamCaptureStatus *status, unsigned long long *id, cudaGraph_t *graph,
                                             const cudaGraphNode_t **before, size_t *n) {
    return cudaStreamGetCaptureInfo_v2(of_thread(stream), status, id, graph, before, n);
}
CUDA_12(cudaStreamUpdateCaptureDependencies, (cudaStream_t stream, cudaGraphNode_t *nodes, size_t n, unsigned flags)) {
    return minicc_13_cudaStreamUpdateCaptureDependencies(stream, nodes, nullptr, n, flags);
}
cudaError_t cudaStreamUpdateCaptureDependencies_ptsz(cudaStream_t stream, cudaGraphNode_t *nodes, size_t n, unsigned flags) {
    return cuda12_cudaStreamUpdateCaptureDependencies(of_thread(stream), nodes, n, flags);
}

/* Without a version the symbol is that of CUDA 11, whose structure is a part of CUDA 12's. */
CUDA_12(cudaGetDeviceProperties, (void *properties, int device)) {
    char all[1032];
    if (!properties) return (cudaError_t)minicc_record_error(cudaErrorInvalidValue);
    cudaError_t error = cudaGetDeviceProperties_v2(all, device);
    if (!error) memcpy(properties, all, 728);
    return error;
}

struct CooperativeLaunch { void *func; dim3 grid, block; void **args; size_t shared; cudaStream_t stream; };
cudaError_t cudaLaunchCooperativeKernelMultiDevice(CooperativeLaunch *launches, unsigned n, unsigned flags) {
    if (!launches || n != 1 || flags > 3) return (cudaError_t)minicc_record_error(cudaErrorInvalidValue);
    return cudaLaunchCooperativeKernel(launches->func, launches->grid, launches->block, launches->args, launches->shared, launches->stream);
}
cudaError_t cudaThreadGetLimit(size_t *value, cudaLimit limit) { return cudaDeviceGetLimit(value, limit); }
cudaError_t cudaThreadSetLimit(cudaLimit limit, size_t value) { return cudaDeviceSetLimit(limit, value); }
cudaError_t cudaThreadGetCacheConfig(cudaFuncCache *config) { return cudaDeviceGetCacheConfig(config); }
cudaError_t cudaThreadSetCacheConfig(cudaFuncCache config) { return cudaDeviceSetCacheConfig(config); }
/* Devices have had double precision since compute capability 1.3: there is nothing to convert. */
cudaError_t cudaSetDoubleForDevice(double *) { return cudaSuccess; }
cudaError_t cudaSetDoubleForHost(double *) { return cudaSuccess; }
