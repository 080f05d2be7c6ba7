/* Functions that had other parameters in CUDA 12: programs call them in either form. */
#pragma once
#ifdef __cplusplus
static inline cudaError_t cudaGraphInstantiate(cudaGraphExec_t *executable, cudaGraph_t graph, cudaGraphNode_t *, char *, size_t) {
    return cudaGraphInstantiate(executable, graph, 0ull);
}
static inline cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t n) {
    return cudaGraphAddDependencies(graph, from, to, nullptr, n);
}
static inline cudaError_t cudaGraphExecUpdate(cudaGraphExec_t executable, cudaGraph_t graph, cudaGraphNode_t *, cudaGraphExecUpdateResult *result) {
    cudaGraphExecUpdateResultInfo info = {};
    cudaError_t error = cudaGraphExecUpdate(executable, graph, &info);
    *result = info.result;
    return error;
}
static inline cudaError_t cudaGraphAddNode(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t n, cudaGraphNodeParams *parameters) {
    return cudaGraphAddNode(node, graph, before, nullptr, n, parameters);
}
static inline cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *nodes, size_t n, unsigned flags = 0) {
    return cudaStreamUpdateCaptureDependencies(stream, nodes, nullptr, n, flags);
}
static inline cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *n) {
    return cudaGraphGetEdges(graph, from, to, nullptr, n);
}
static inline cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *nodes, size_t *n) {
    return cudaGraphNodeGetDependencies(node, nodes, nullptr, n);
}
static inline cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *nodes, size_t *n) {
    return cudaGraphNodeGetDependentNodes(node, nodes, nullptr, n);
}
static inline cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t n) {
    return cudaGraphRemoveDependencies(graph, from, to, nullptr, n);
}
static inline cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus *status, unsigned long long *id, cudaGraph_t *graph, const cudaGraphNode_t **before, size_t *n) {
    return cudaStreamGetCaptureInfo(stream, status, id, graph, before, nullptr, n);
}
static inline cudaMemLocation minicc_location(int device) { return {device < 0 ? cudaMemLocationTypeHost : cudaMemLocationTypeDevice, device < 0 ? 0 : device}; }
static inline cudaError_t cudaMemPrefetchAsync(const void *p, size_t n, int device, cudaStream_t s = 0) { return cudaMemPrefetchAsync(p, n, minicc_location(device), 0, s); }
static inline cudaError_t cudaMemAdvise(const void *p, size_t n, cudaMemoryAdvise advice, int device) { return cudaMemAdvise(p, n, advice, minicc_location(device)); }
#endif
