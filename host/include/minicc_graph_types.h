/* What nodes of graphs are made of, with the layout of CUDA's headers. */
#pragma once
#include "minicc_types.h"
#include "minicc_vectors.h"

typedef cudaKernelNodeParams cudaKernelNodeParamsV2;
typedef cudaMemsetParams cudaMemsetParamsV2;
typedef cudaHostNodeParams cudaHostNodeParamsV2;
struct cudaMemcpyNodeParams { int flags, reserved[3]; cudaMemcpy3DParms copyParams; };
struct cudaChildGraphNodeParams { cudaGraph_t graph; cudaGraphChildGraphNodeOwnership ownership; };
struct cudaEventRecordNodeParams { cudaEvent_t event; };
struct cudaEventWaitNodeParams { cudaEvent_t event; };
struct cudaMemAllocNodeParams { cudaMemPoolProps poolProps; const cudaMemAccessDesc *accessDescs; size_t accessDescCount, bytesize; void *dptr; };
typedef cudaMemAllocNodeParams cudaMemAllocNodeParamsV2;
struct cudaMemFreeNodeParams { void *dptr; };
struct cudaConditionalNodeParams { cudaGraphConditionalHandle handle; cudaGraphConditionalNodeType type; unsigned size; cudaGraph_t *phGraph_out; };
struct cudaExternalSemaphoreSignalNodeParams { cudaExternalSemaphore_t *extSemArray; const struct cudaExternalSemaphoreSignalParams *paramsArray; unsigned numExtSems; };
struct cudaExternalSemaphoreWaitNodeParams { cudaExternalSemaphore_t *extSemArray; const struct cudaExternalSemaphoreWaitParams *paramsArray; unsigned numExtSems; };
typedef cudaExternalSemaphoreSignalNodeParams cudaExternalSemaphoreSignalNodeParamsV2;
typedef cudaExternalSemaphoreWaitNodeParams cudaExternalSemaphoreWaitNodeParamsV2;
struct cudaGraphNodeParams {
    cudaGraphNodeType type;
    int reserved0[3];
    union {
        long long reserved1[29];
        cudaKernelNodeParamsV2 kernel;
        cudaMemcpyNodeParams memcpy;
        cudaMemsetParamsV2 memset;
        cudaHostNodeParamsV2 host;
        cudaChildGraphNodeParams graph;
        cudaEventWaitNodeParams eventWait;
        cudaEventRecordNodeParams eventRecord;
        cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal;
        cudaExternalSemaphoreWaitNodeParamsV2 extSemWait;
        cudaMemAllocNodeParamsV2 alloc;
        cudaMemFreeNodeParams free;
        cudaConditionalNodeParams conditional;
    };
    long long reserved2;
};
struct cudaGraphEdgeData { unsigned char from_port, to_port, type, reserved[5]; };
struct cudaGraphInstantiateParams { unsigned long long flags; cudaStream_t uploadStream; cudaGraphNode_t errNode_out; cudaGraphInstantiateResult result_out; };
struct cudaGraphKernelNodeUpdate {
    cudaGraphDeviceNode_t node;
    cudaGraphKernelNodeField field;
    union { dim3 gridDim; struct { const void *pValue; size_t offset, size; } param; unsigned isEnabled; } updateData;
};
#define cudaGraphKernelNodePortDefault 0
#define cudaGraphKernelNodePortProgrammatic 1
#define cudaGraphKernelNodePortLaunchCompletion 2

/* Parts of a device, and graphs that are captured anew (CUDA 13.1 and later). */
typedef struct cudaExecutionContext_st *cudaExecutionContext_t;
typedef struct CUdevResourceDesc_st *cudaDevResourceDesc_t;
enum cudaDevResourceType {
    cudaDevResourceTypeInvalid = 0, cudaDevResourceTypeSm = 1, cudaDevResourceTypeWorkqueueConfig = 1000, cudaDevResourceTypeWorkqueue = 10000
};
enum cudaDevWorkqueueConfigScope { cudaDevWorkqueueConfigScopeDeviceCtx, cudaDevWorkqueueConfigScopeGreenCtxBalanced };
enum cudaHostTaskSyncMode { cudaHostTaskBlocking, cudaHostTaskSpinWait };
enum cudaGraphRecaptureStatus { cudaGraphRecaptureEligibleForUpdate, cudaGraphRecaptureIneligibleForUpdate, cudaGraphRecaptureError };
struct cudaDevSmResource { unsigned smCount, minSmPartitionSize, smCoscheduledAlignment, flags, localityDomainId; };
struct cudaDevWorkqueueConfigResource { int device; unsigned wqConcurrencyLimit; cudaDevWorkqueueConfigScope sharingScope; };
struct cudaDevWorkqueueResource { unsigned char reserved[40]; };
struct cudaDevSmResourceGroupParams { unsigned smCount, coscheduledSmCount, preferredCoscheduledSmCount, flags, localityDomainId, reserved[11]; };
struct cudaDevResource {
    cudaDevResourceType type;
    unsigned char _internal_padding[92];
    union { struct cudaDevSmResource sm; struct cudaDevWorkqueueConfigResource wqConfig; struct cudaDevWorkqueueResource wq; unsigned char _oversize[40]; };
    struct cudaDevResource *nextResource;
};
typedef int (*cudaGraphRecaptureCallback_t)(void *data, cudaGraphNode_t node, const struct cudaGraphNodeParams *original, const struct cudaGraphNodeParams *recaptured,
                                            cudaGraphRecaptureStatus status);
struct cudaGraphRecaptureCallbackData { cudaGraphRecaptureCallback_t callbackFunc; void *userData; };
