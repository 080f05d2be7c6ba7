/* Types of graph nodes and of memory operations in streams of CUDA's driver API, with the layout of CUDA's headers. */
#pragma once

enum CUstreamBatchMemOpType {
    CU_STREAM_MEM_OP_WAIT_VALUE_32 = 1, CU_STREAM_MEM_OP_WRITE_VALUE_32, CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES, CU_STREAM_MEM_OP_WAIT_VALUE_64,
    CU_STREAM_MEM_OP_WRITE_VALUE_64, CU_STREAM_MEM_OP_BARRIER
};
enum CUstreamWaitValue_flags {
    CU_STREAM_WAIT_VALUE_GEQ, CU_STREAM_WAIT_VALUE_EQ, CU_STREAM_WAIT_VALUE_AND, CU_STREAM_WAIT_VALUE_NOR, CU_STREAM_WAIT_VALUE_FLUSH = 1 << 30
};
enum CUstreamWriteValue_flags { CU_STREAM_WRITE_VALUE_DEFAULT, CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER };
union CUstreamBatchMemOpParams {
    CUstreamBatchMemOpType operation;
    struct { CUstreamBatchMemOpType operation; CUdeviceptr address; union { cuuint32_t value; cuuint64_t value64; }; unsigned flags; CUdeviceptr alias; } waitValue, writeValue;
    struct { CUstreamBatchMemOpType operation; unsigned flags; } flushRemoteWrites, memoryBarrier;
    cuuint64_t pad[6];
};

typedef cudaGraphEdgeData CUgraphEdgeData;
typedef cudaGraphConditionalHandle CUgraphConditionalHandle;
typedef cudaGraphExecUpdateResult CUgraphExecUpdateResult;
struct CUDA_KERNEL_NODE_PARAMS {
    CUfunction func;
    unsigned gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes;
    void **kernelParams, **extra;
    CUkernel kern;
    CUcontext ctx;
};
struct CUDA_MEMSET_NODE_PARAMS { CUdeviceptr dst; size_t pitch; unsigned value, elementSize; size_t width, height; };
struct CUDA_MEMCPY_NODE_PARAMS { int flags, reserved; CUcontext copyCtx; CUDA_MEMCPY3D copyParams; };
struct CUDA_BATCH_MEM_OP_NODE_PARAMS { CUcontext ctx; unsigned count; CUstreamBatchMemOpParams *paramArray; unsigned flags; };
struct CUDA_LAUNCH_PARAMS {
    CUfunction function;
    unsigned gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes;
    CUstream hStream;
    void **kernelParams;
};
struct CUdevprop {
    int maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3], sharedMemPerBlock, totalConstantMemory, SIMDWidth, memPitch, regsPerBlock, clockRate,
        textureAlign;
};
struct CUgraphNodeParams {
    cudaGraphNodeType type;
    int reserved0[3];
    union {
        long long reserved1[29];
        CUDA_KERNEL_NODE_PARAMS kernel;
        CUDA_MEMCPY_NODE_PARAMS memcpy;
        CUDA_MEMSET_NODE_PARAMS memset;
        cudaHostNodeParams host;
        cudaChildGraphNodeParams graph;
        cudaEventWaitNodeParams eventWait;
        cudaEventRecordNodeParams eventRecord;
        cudaMemAllocNodeParams alloc;
        cudaMemFreeNodeParams free;
        CUDA_BATCH_MEM_OP_NODE_PARAMS memOp;
        cudaConditionalNodeParams conditional;
    };
    long long reserved2;
};
