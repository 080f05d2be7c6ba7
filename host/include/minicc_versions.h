/* Functions whose parameters differ between CUDA 12 and 13: programs call them in either form. */
#pragma once
#ifdef __cplusplus
static inline cudaError_t cudaGraphInstantiate(cudaGraphExec_t *executable, cudaGraph_t graph, cudaGraphNode_t *, char *, size_t) {
    return cudaGraphInstantiate(executable, graph, 0ull);
}
static inline cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t n) {
    return minicc_graph_depends(graph, from, to, n);
}
static inline cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const void *, size_t n) {
    return minicc_graph_depends(graph, from, to, n);
}
static inline cudaError_t cudaGraphExecUpdate(cudaGraphExec_t executable, cudaGraph_t graph, cudaGraphExecUpdateResultInfo *info) {
    *info = {};
    return minicc_graph_update(executable, graph, (int *)&info->result);
}
static inline cudaError_t cudaGraphExecUpdate(cudaGraphExec_t executable, cudaGraph_t graph, cudaGraphNode_t *, cudaGraphExecUpdateResult *result) {
    return minicc_graph_update(executable, graph, (int *)result);
}
static inline cudaError_t cudaGraphAddNode(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, size_t n, cudaGraphNodeParams *parameters) {
    return minicc_graph_add(node, graph, before, nullptr, n, parameters);
}
static inline cudaError_t cudaGraphAddNode(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, const cudaGraphEdgeData *data, size_t n, cudaGraphNodeParams *parameters) {
    return minicc_graph_add(node, graph, before, data, n, parameters);
}
static inline cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *nodes, size_t n, unsigned flags = 0) {
    return minicc_capture_dependencies(stream, nodes, nullptr, n, flags);
}
static inline cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *nodes, const cudaGraphEdgeData *data, size_t n, unsigned flags = 0) {
    return minicc_capture_dependencies(stream, nodes, data, n, flags);
}
/* No edge has data. */
static inline cudaError_t minicc_without_data(cudaError_t error, cudaGraphEdgeData *data, size_t room, const size_t *n) {
    if (!error && data) memset(data, 0, (room < *n ? room : *n) * sizeof *data);
    return error;
}
static inline cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *data, size_t *n) {
    size_t room = n ? *n : 0;
    return minicc_without_data(cudaGraphGetEdges(graph, from, to, n), data, room, n);
}
static inline cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *nodes, cudaGraphEdgeData *data, size_t *n) {
    size_t room = n ? *n : 0;
    return minicc_without_data(cudaGraphNodeGetDependencies(node, nodes, n), data, room, n);
}
static inline cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *nodes, cudaGraphEdgeData *data, size_t *n) {
    size_t room = n ? *n : 0;
    return minicc_without_data(cudaGraphNodeGetDependentNodes(node, nodes, n), data, room, n);
}
static inline cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *, size_t n) {
    return cudaGraphRemoveDependencies(graph, from, to, n);
}
static inline cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus *status, unsigned long long *id, cudaGraph_t *graph, const cudaGraphNode_t **before, const cudaGraphEdgeData **data, size_t *n) {
    if (data) *data = nullptr;
    return cudaStreamGetCaptureInfo(stream, status, id, graph, before, n);
}
#else /* C has CUDA 13's */
static inline cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *data, size_t n) {
    (void)data;
    return minicc_graph_depends(graph, from, to, n);
}
static inline cudaError_t cudaGraphExecUpdate(cudaGraphExec_t executable, cudaGraph_t graph, cudaGraphExecUpdateResultInfo *info) {
    memset(info, 0, sizeof *info);
    return minicc_graph_update(executable, graph, (int *)&info->result);
}
static inline cudaError_t cudaGraphAddNode(cudaGraphNode_t *node, cudaGraph_t graph, const cudaGraphNode_t *before, const cudaGraphEdgeData *data, size_t n, cudaGraphNodeParams *parameters) {
    return minicc_graph_add(node, graph, before, data, n, parameters);
}
static inline cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *nodes, const cudaGraphEdgeData *data, size_t n, unsigned flags) {
    return minicc_capture_dependencies(stream, nodes, data, n, flags);
}
static inline cudaError_t minicc_prefetch(const void *p, size_t n, cudaMemLocation location, unsigned flags, cudaStream_t s) {
    (void)flags;
    return cudaMemPrefetchAsync(p, n, location.id, s);
}
static inline cudaError_t minicc_advise(const void *p, size_t n, cudaMemoryAdvise advice, cudaMemLocation location) { return cudaMemAdvise(p, n, advice, location.id); }
#define cudaMemPrefetchAsync minicc_prefetch
#define cudaMemAdvise minicc_advise
#endif
