/* CUDA's driver API; the functions are made from the table in host/libraries. */
#pragma once
#define __cuda_cuda_h__ /* which headers of samples ask for */
#include <cuda_runtime.h>
#define CUDA_VERSION 13000

typedef int CUdevice;
typedef unsigned long long CUdeviceptr;
typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUlinkState_st *CUlinkState;
typedef struct CUgreenCtx_st *CUgreenCtx;
typedef cudaStream_t CUstream;
typedef cudaEvent_t CUevent;
typedef cudaGraph_t CUgraph;
typedef cudaGraphNode_t CUgraphNode;
typedef cudaGraphExec_t CUgraphExec;
typedef cudaMemPool_t CUmemoryPool;
typedef cudaLibrary_t CUlibrary;
typedef cudaKernel_t CUkernel;
typedef cudaHostFn_t CUhostFn;
typedef size_t (*CUoccupancyB2DSize)(int);
#include "minicc_driver_enumerations.h"
#include "minicc_driver_errors.h"
typedef void (*CUstreamCallback)(CUstream, CUresult, void *);
#define CU_LAUNCH_PARAM_END ((void *)0x0)
#define CU_LAUNCH_PARAM_BUFFER_POINTER ((void *)0x1)
#define CU_LAUNCH_PARAM_BUFFER_SIZE ((void *)0x2)

struct CUexecAffinityParam { CUexecAffinityType type; unsigned smCount; };
struct CUctxCreateParams { struct CUexecAffinityParam *execAffinityParams; int numExecAffinityParams; struct CUctxCigParam *cigParams; };
typedef unsigned long long CUmemGenericAllocationHandle;
struct CUmemLocation { CUmemLocationType type; int id; };
struct CUmemAccessDesc { CUmemLocation location; CUmemAccess_flags flags; };
struct CUmemAllocationProp {
    CUmemAllocationType type;
    CUmemAllocationHandleType requestedHandleTypes;
    CUmemLocation location;
    void *win32HandleMetaData;
    struct { unsigned char compressionType, gpuDirectRDMACapable; unsigned short usage; unsigned char reserved[4]; } allocFlags;
};
struct CUmemPoolProps {
    CUmemAllocationType allocType; CUmemAllocationHandleType handleTypes; CUmemLocation location; void *win32SecurityAttributes; size_t maxSize;
    unsigned short usage; unsigned char reserved[54];
};
struct CUmemPoolPtrExportData { unsigned char reserved[64]; };
#define CU_MEM_CREATE_USAGE_TILE_POOL 0x1
#define CU_MEM_CREATE_USAGE_HW_DECOMPRESS 0x2
#define CU_DEVICE_CPU ((CUdevice)-1)
#define CU_DEVICE_INVALID ((CUdevice)-2)
#define CU_STREAM_LEGACY ((CUstream)0x1)
#define CU_STREAM_PER_THREAD ((CUstream)0x2)
#define CU_TENSOR_MAP_NUM_QWORDS 16
#define CU_IPC_HANDLE_SIZE 64
typedef uint32_t cuuint32_t;
typedef uint64_t cuuint64_t;
struct CUtensorMap { __attribute__((aligned(128))) cuuint64_t opaque[CU_TENSOR_MAP_NUM_QWORDS]; };
struct CUmulticastObjectProp { unsigned numDevices; size_t size; unsigned long long handleTypes, flags; };
struct CUipcMemHandle { char reserved[CU_IPC_HANDLE_SIZE]; };
struct CUipcEventHandle { char reserved[CU_IPC_HANDLE_SIZE]; };
typedef cudaLaunchAttributeID CUlaunchAttributeID;
typedef cudaLaunchAttributeValue CUlaunchAttributeValue;
typedef cudaLaunchAttribute CUlaunchAttribute;
struct CUlaunchConfig {
    unsigned gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes;
    CUstream hStream;
    CUlaunchAttribute *attrs;
    unsigned numAttrs;
};
#define CU_LAUNCH_ATTRIBUTE_COOPERATIVE cudaLaunchAttributeCooperative
#define CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION cudaLaunchAttributeClusterDimension
#include "minicc_driver_images.h"
#include "minicc_driver_graphs.h"
#include "minicc_driver.h"

/* Both forms of some functions are in use: that of CUDA 12 and that of CUDA 13. */
#ifdef __cplusplus
static inline CUresult cuMemcpyBatchAsync(CUdeviceptr *to, CUdeviceptr *from, size_t *sizes, size_t count, CUmemcpyAttributes *attributes, size_t *first, size_t number, CUstream stream) {
    return cuMemcpyBatchAsync_v2(to, from, sizes, count, attributes, first, number, stream);
}
static inline CUresult cuMemcpy3DBatchAsync(size_t count, CUDA_MEMCPY3D_BATCH_OP *copies, unsigned long long flags, CUstream stream) { return cuMemcpy3DBatchAsync_v2(count, copies, flags, stream); }
static inline CUresult cuCtxCreate(CUcontext *context, unsigned flags, CUdevice device) { return cuCtxCreate_v2(context, flags, device); }
static inline CUresult cuCtxCreate(CUcontext *context, CUctxCreateParams *parameters, unsigned flags, CUdevice device) { return cuCtxCreate_v4(context, parameters, flags, device); }
#else
#define MINICC_FOURTH(_1, _2, _3, _4, name, ...) name
#define cuCtxCreate(...) MINICC_FOURTH(__VA_ARGS__, cuCtxCreate_v4, cuCtxCreate_v2, , )(__VA_ARGS__)
#endif
#define cuGraphInstantiate cuGraphInstantiateWithFlags
