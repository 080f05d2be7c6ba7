#pragma once
/* The runtime that kernels have which launch kernels (CUDA C++ Programming Guide, "CUDA Dynamic Parallelism"); what it lacks of CUDA's is refused by name. */
#define cudaStreamDefault 0x00
#define cudaStreamNonBlocking 0x01
#define cudaStreamLegacy ((cudaStream_t)0x1)
#define cudaStreamPerThread ((cudaStream_t)0x2)
#define cudaStreamTailLaunch ((cudaStream_t)0x3)
#define cudaStreamFireAndForget ((cudaStream_t)0x4)
#define cudaStreamGraphTailLaunch ((cudaStream_t)0x0100000000000000)
#define cudaStreamGraphFireAndForget ((cudaStream_t)0x0200000000000000)
#define cudaStreamGraphFireAndForgetAsSibling ((cudaStream_t)0x0300000000000000)
#define cudaEventDefault 0x00
#define cudaEventDisableTiming 0x02

enum cudaError {
    cudaSuccess = 0, cudaErrorInvalidValue = 1, cudaErrorMemoryAllocation = 2, cudaErrorInitializationError = 3, cudaErrorCudartUnloading = 4,
    cudaErrorProfilerDisabled = 5, cudaErrorProfilerNotInitialized = 6, cudaErrorProfilerAlreadyStarted = 7, cudaErrorProfilerAlreadyStopped = 8,
    cudaErrorInvalidConfiguration = 9, cudaErrorInvalidPitchValue = 12, cudaErrorInvalidSymbol = 13, cudaErrorInvalidHostPointer = 16,
    cudaErrorInvalidDevicePointer = 17, cudaErrorInvalidTexture = 18, cudaErrorInvalidTextureBinding = 19, cudaErrorInvalidChannelDescriptor = 20,
    cudaErrorInvalidMemcpyDirection = 21, cudaErrorAddressOfConstant = 22, cudaErrorTextureFetchFailed = 23, cudaErrorTextureNotBound = 24,
    cudaErrorSynchronizationError = 25, cudaErrorInvalidFilterSetting = 26, cudaErrorInvalidNormSetting = 27, cudaErrorMixedDeviceExecution = 28,
    cudaErrorNotYetImplemented = 31, cudaErrorMemoryValueTooLarge = 32, cudaErrorStubLibrary = 34, cudaErrorInsufficientDriver = 35,
    cudaErrorCallRequiresNewerDriver = 36, cudaErrorInvalidSurface = 37, cudaErrorDuplicateVariableName = 43, cudaErrorDuplicateTextureName = 44,
    cudaErrorDuplicateSurfaceName = 45, cudaErrorDevicesUnavailable = 46, cudaErrorIncompatibleDriverContext = 49, cudaErrorMissingConfiguration = 52,
    cudaErrorPriorLaunchFailure = 53, cudaErrorLaunchMaxDepthExceeded = 65, cudaErrorLaunchFileScopedTex = 66, cudaErrorLaunchFileScopedSurf = 67,
    cudaErrorSyncDepthExceeded = 68, cudaErrorLaunchPendingCountExceeded = 69, cudaErrorInvalidDeviceFunction = 98, cudaErrorNoDevice = 100,
    cudaErrorInvalidDevice = 101, cudaErrorDeviceNotLicensed = 102, cudaErrorSoftwareValidityNotEstablished = 103, cudaErrorStartupFailure = 127,
    cudaErrorInvalidKernelImage = 200, cudaErrorDeviceUninitialized = 201, cudaErrorMapBufferObjectFailed = 205, cudaErrorUnmapBufferObjectFailed =
    206, cudaErrorArrayIsMapped = 207, cudaErrorAlreadyMapped = 208, cudaErrorNoKernelImageForDevice = 209, cudaErrorAlreadyAcquired = 210,
    cudaErrorNotMapped = 211, cudaErrorNotMappedAsArray = 212, cudaErrorNotMappedAsPointer = 213, cudaErrorECCUncorrectable = 214,
    cudaErrorUnsupportedLimit = 215, cudaErrorDeviceAlreadyInUse = 216, cudaErrorPeerAccessUnsupported = 217, cudaErrorInvalidPtx = 218,
    cudaErrorInvalidGraphicsContext = 219, cudaErrorNvlinkUncorrectable = 220, cudaErrorJitCompilerNotFound = 221, cudaErrorUnsupportedPtxVersion =
    222, cudaErrorJitCompilationDisabled = 223, cudaErrorUnsupportedExecAffinity = 224, cudaErrorUnsupportedDevSideSync = 225, cudaErrorContained =
    226, cudaErrorInvalidSource = 300, cudaErrorFileNotFound = 301, cudaErrorSharedObjectSymbolNotFound = 302, cudaErrorSharedObjectInitFailed = 303,
    cudaErrorOperatingSystem = 304, cudaErrorInvalidResourceHandle = 400, cudaErrorIllegalState = 401, cudaErrorLossyQuery = 402,
    cudaErrorSymbolNotFound = 500, cudaErrorNotReady = 600, cudaErrorIllegalAddress = 700, cudaErrorLaunchOutOfResources = 701, cudaErrorLaunchTimeout
    = 702, cudaErrorLaunchIncompatibleTexturing = 703, cudaErrorPeerAccessAlreadyEnabled = 704, cudaErrorPeerAccessNotEnabled = 705,
    cudaErrorSetOnActiveProcess = 708, cudaErrorContextIsDestroyed = 709, cudaErrorAssert = 710, cudaErrorTooManyPeers = 711,
    cudaErrorHostMemoryAlreadyRegistered = 712, cudaErrorHostMemoryNotRegistered = 713, cudaErrorHardwareStackError = 714, cudaErrorIllegalInstruction
    = 715, cudaErrorMisalignedAddress = 716, cudaErrorInvalidAddressSpace = 717, cudaErrorInvalidPc = 718, cudaErrorLaunchFailure = 719,
    cudaErrorCooperativeLaunchTooLarge = 720, cudaErrorTensorMemoryLeak = 721, cudaErrorNotPermitted = 800, cudaErrorNotSupported = 801,
    cudaErrorSystemNotReady = 802, cudaErrorSystemDriverMismatch = 803, cudaErrorCompatNotSupportedOnDevice = 804, cudaErrorMpsConnectionFailed = 805,
    cudaErrorMpsRpcFailure = 806, cudaErrorMpsServerNotReady = 807, cudaErrorMpsMaxClientsReached = 808, cudaErrorMpsMaxConnectionsReached = 809,
    cudaErrorMpsClientTerminated = 810, cudaErrorCdpNotSupported = 811, cudaErrorCdpVersionMismatch = 812, cudaErrorStreamCaptureUnsupported = 900,
    cudaErrorStreamCaptureInvalidated = 901, cudaErrorStreamCaptureMerge = 902, cudaErrorStreamCaptureUnmatched = 903, cudaErrorStreamCaptureUnjoined
    = 904, cudaErrorStreamCaptureIsolation = 905, cudaErrorStreamCaptureImplicit = 906, cudaErrorCapturedEvent = 907,
    cudaErrorStreamCaptureWrongThread = 908, cudaErrorTimeout = 909, cudaErrorGraphExecUpdateFailure = 910, cudaErrorExternalDevice = 911,
    cudaErrorInvalidClusterSize = 912, cudaErrorFunctionNotLoaded = 913, cudaErrorInvalidResourceType = 914, cudaErrorInvalidResourceConfiguration =
    915, cudaErrorUnknown = 999
};
typedef enum cudaError cudaError_t;
enum cudaMemcpyKind { cudaMemcpyHostToHost, cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost, cudaMemcpyDeviceToDevice, cudaMemcpyDefault };
enum cudaDeviceAttr {
    cudaDevAttrMaxThreadsPerBlock = 1, cudaDevAttrMaxBlockDimX, cudaDevAttrMaxBlockDimY, cudaDevAttrMaxBlockDimZ, cudaDevAttrMaxGridDimX, cudaDevAttrMaxGridDimY,
    cudaDevAttrMaxGridDimZ, cudaDevAttrMaxSharedMemoryPerBlock, cudaDevAttrWarpSize = 10, cudaDevAttrMultiProcessorCount = 16,
    cudaDevAttrMaxThreadsPerMultiProcessor = 39, cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81
};
enum cudaLimit { cudaLimitStackSize, cudaLimitPrintfFifoSize, cudaLimitMallocHeapSize };
enum cudaFuncCache { cudaFuncCachePreferNone, cudaFuncCachePreferShared, cudaFuncCachePreferL1, cudaFuncCachePreferEqual };
enum cudaSharedMemConfig { cudaSharedMemBankSizeDefault, cudaSharedMemBankSizeFourByte, cudaSharedMemBankSizeEightByte };

typedef unsigned long long cudaGraphConditionalHandle;
typedef struct CUgraphExec_st *cudaGraphExec_t;
typedef struct cudaArray *cudaArray_t;
struct cudaMemcpy3DParms {
    cudaArray_t srcArray;
    cudaPos srcPos;
    cudaPitchedPtr srcPtr;
    cudaArray_t dstArray;
    cudaPos dstPos;
    cudaPitchedPtr dstPtr;
    cudaExtent extent;
    cudaMemcpyKind kind;
};
struct cudaFuncAttributes {
    size_t sharedSizeBytes, constSizeBytes, localSizeBytes;
    int maxThreadsPerBlock, numRegs, ptxVersion, binaryVersion, cacheModeCA, maxDynamicSharedSizeBytes, preferredShmemCarveout,
        clusterDimMustBeSet, requiredClusterWidth, requiredClusterHeight, requiredClusterDepth, clusterSchedulingPolicyPreference,
        nonPortableClusterSizeAllowed, reserved[16];
};

extern "C" {
__device__ void cudaGraphSetConditional(cudaGraphConditionalHandle, unsigned);
__device__ cudaError_t __cudaCDP2StreamCreateWithFlags(cudaStream_t *, unsigned);
__device__ cudaError_t __cudaCDP2StreamDestroy(cudaStream_t);
__device__ cudaError_t __cudaCDP2StreamWaitEvent(cudaStream_t, cudaEvent_t, unsigned);
__device__ cudaError_t __cudaCDP2EventCreateWithFlags(cudaEvent_t *, unsigned);
__device__ cudaError_t __cudaCDP2EventDestroy(cudaEvent_t);
__device__ cudaError_t __cudaCDP2EventRecord(cudaEvent_t, cudaStream_t);
__device__ cudaError_t __cudaCDP2EventRecordWithFlags(cudaEvent_t, cudaStream_t, unsigned);
__device__ cudaError_t __cudaCDP2Malloc(void **, size_t);
__device__ cudaError_t __cudaCDP2Free(void *);
__device__ cudaError_t __cudaCDP2MemcpyAsync(void *, const void *, size_t, cudaMemcpyKind, cudaStream_t);
__device__ cudaError_t __cudaCDP2Memcpy2DAsync(void *, size_t, const void *, size_t, size_t, size_t, cudaMemcpyKind, cudaStream_t);
__device__ cudaError_t __cudaCDP2MemsetAsync(void *, int, size_t, cudaStream_t);
__device__ cudaError_t __cudaCDP2Memset2DAsync(void *, size_t, int, size_t, size_t, cudaStream_t);
__device__ cudaError_t __cudaCDP2GetLastError();
__device__ cudaError_t __cudaCDP2PeekAtLastError();
__device__ const char *__cudaCDP2GetErrorString(cudaError_t);
__device__ const char *__cudaCDP2GetErrorName(cudaError_t);
__device__ cudaError_t __cudaCDP2GetDevice(int *);
__device__ cudaError_t __cudaCDP2GetDeviceCount(int *);
__device__ cudaError_t __cudaCDP2RuntimeGetVersion(int *);
__device__ cudaError_t __cudaCDP2DeviceGetAttribute(int *, cudaDeviceAttr, int);
__device__ cudaError_t __cudaCDP2DeviceGetLimit(size_t *, cudaLimit);
__device__ cudaError_t __cudaCDP2DeviceGetCacheConfig(cudaFuncCache *);
__device__ cudaError_t __cudaCDP2DeviceGetSharedMemConfig(cudaSharedMemConfig *);
__device__ cudaError_t __cudaCDP2FuncGetAttributes(cudaFuncAttributes *, const void *);
__device__ cudaError_t __cudaCDP2OccupancyMaxActiveBlocksPerMultiprocessor(int *, const void *, int, size_t);
__device__ cudaError_t __cudaCDP2OccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, const void *, int, size_t, unsigned);
__device__ cudaError_t __cudaCDP2Memcpy3DAsync(const cudaMemcpy3DParms *, cudaStream_t);
__device__ cudaError_t __cudaCDP2Memset3DAsync(cudaPitchedPtr, int, cudaExtent, cudaStream_t);
__device__ cudaError_t cudaGraphLaunch(cudaGraphExec_t, cudaStream_t);
}

__host__ __device__ inline cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned flags) { return __cudaCDP2StreamCreateWithFlags(stream, flags); }
__host__ __device__ inline cudaError_t cudaStreamDestroy(cudaStream_t stream) { return __cudaCDP2StreamDestroy(stream); }
__host__ __device__ inline cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned flags = 0) { return __cudaCDP2StreamWaitEvent(stream, event, flags); }
__host__ __device__ inline cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned flags) { return __cudaCDP2EventCreateWithFlags(event, flags); }
__host__ __device__ inline cudaError_t cudaEventDestroy(cudaEvent_t event) { return __cudaCDP2EventDestroy(event); }
__host__ __device__ inline cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream = 0) { return __cudaCDP2EventRecord(event, stream); }
__host__ __device__ inline cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream = 0, unsigned flags = 0) { return __cudaCDP2EventRecordWithFlags(event, stream, flags); }
template <class T> __host__ __device__ inline cudaError_t cudaMalloc(T **memory, size_t size) { return __cudaCDP2Malloc((void **)memory, size); }
__host__ __device__ inline cudaError_t cudaFree(void *memory) { return __cudaCDP2Free(memory); }
__host__ __device__ inline cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t size, cudaMemcpyKind kind, cudaStream_t stream = 0)
{
    return __cudaCDP2MemcpyAsync(to, from, size, kind, stream);
}
__host__ __device__ inline cudaError_t cudaMemcpy2DAsync(void *to, size_t pitch, const void *from, size_t other, size_t width, size_t height, cudaMemcpyKind kind,
                                                         cudaStream_t stream = 0)
{
    return __cudaCDP2Memcpy2DAsync(to, pitch, from, other, width, height, kind, stream);
}
__host__ __device__ inline cudaError_t cudaMemsetAsync(void *to, int value, size_t size, cudaStream_t stream = 0) { return __cudaCDP2MemsetAsync(to, value, size, stream); }
__host__ __device__ inline cudaError_t cudaMemset2DAsync(void *to, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream = 0)
{
    return __cudaCDP2Memset2DAsync(to, pitch, value, width, height, stream);
}
__host__ __device__ inline cudaError_t cudaGetLastError() { return __cudaCDP2GetLastError(); }
__host__ __device__ inline cudaError_t cudaPeekAtLastError() { return __cudaCDP2PeekAtLastError(); }
__host__ __device__ inline const char *cudaGetErrorString(cudaError_t error) { return __cudaCDP2GetErrorString(error); }
__host__ __device__ inline const char *cudaGetErrorName(cudaError_t error) { return __cudaCDP2GetErrorName(error); }
__host__ __device__ inline cudaError_t cudaGetDevice(int *device) { return __cudaCDP2GetDevice(device); }
__host__ __device__ inline cudaError_t cudaGetDeviceCount(int *count) { return __cudaCDP2GetDeviceCount(count); }
__host__ __device__ inline cudaError_t cudaRuntimeGetVersion(int *version) { return __cudaCDP2RuntimeGetVersion(version); }
__host__ __device__ inline cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr attribute, int device) { return __cudaCDP2DeviceGetAttribute(value, attribute, device); }
__host__ __device__ inline cudaError_t cudaDeviceGetLimit(size_t *value, cudaLimit limit) { return __cudaCDP2DeviceGetLimit(value, limit); }
__host__ __device__ inline cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache *config) { return __cudaCDP2DeviceGetCacheConfig(config); }
__host__ __device__ inline cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *config) { return __cudaCDP2DeviceGetSharedMemConfig(config); }
template <class T> __host__ __device__ inline cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes, T *kernel) { return __cudaCDP2FuncGetAttributes(attributes, (const void *)kernel); }
template <class T> __host__ __device__ inline cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, T *kernel, int threads, size_t shared)
{
    return __cudaCDP2OccupancyMaxActiveBlocksPerMultiprocessor(blocks, (const void *)kernel, threads, shared);
}
template <class T> __host__ __device__ inline cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *blocks, T *kernel, int threads, size_t shared, unsigned flags)
{
    return __cudaCDP2OccupancyMaxActiveBlocksPerMultiprocessorWithFlags(blocks, (const void *)kernel, threads, shared, flags);
}
__host__ __device__ inline cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms *copy, cudaStream_t stream = 0) { return __cudaCDP2Memcpy3DAsync(copy, stream); }
__host__ __device__ inline cudaError_t cudaMemset3DAsync(cudaPitchedPtr to, int value, cudaExtent extent, cudaStream_t stream = 0)
{
    return __cudaCDP2Memset3DAsync(to, value, extent, stream);
}
__device__ inline cudaGraphExec_t cudaGetCurrentGraphExec()
{
    unsigned long long graph;
    asm("mov.u64 %0, %%current_graph_exec;" : "=l"(graph));
    return (cudaGraphExec_t)graph;
}
