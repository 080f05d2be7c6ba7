/* Overloads of the API's functions for pointers of any type, and for one attribute or place instead of an array of them (cuda_runtime.h). */
#pragma once
template <class _T, class _U>
static inline cudaError_t cudaMemcpyBatchAsync(_T *const *to, _U *const *from, const size_t *sizes, size_t count, cudaMemcpyAttributes *attributes, size_t *first, size_t n, cudaStream_t stream) {
    return cudaMemcpyBatchAsync((void *const *)to, (const void *const *)from, sizes, count, attributes, first, n, stream);
}
template <class _T, class _U>
static inline cudaError_t cudaMemcpyBatchAsync(_T *const *to, _U *const *from, const size_t *sizes, size_t count, cudaMemcpyAttributes attributes, cudaStream_t stream) {
    size_t first = 0;
    return cudaMemcpyBatchAsync((void *const *)to, (const void *const *)from, sizes, count, &attributes, &first, 1, stream);
}
#define MINICC_PREFETCH(NAME) \
    template <class _T> static inline cudaError_t NAME(_T **p, size_t *sizes, size_t count, cudaMemLocation *places, size_t *first, size_t n, unsigned long long flags, cudaStream_t stream) { \
        return NAME((void **)p, sizes, count, places, first, n, flags, stream); \
    } \
    template <class _T> static inline cudaError_t NAME(_T **p, size_t *sizes, size_t count, cudaMemLocation place, unsigned long long flags, cudaStream_t stream) { \
        size_t first = 0; \
        return NAME((void **)p, sizes, count, &place, &first, 1, flags, stream); \
    }
MINICC_PREFETCH(cudaMemPrefetchBatchAsync)
MINICC_PREFETCH(cudaMemDiscardAndPrefetchBatchAsync)
#undef MINICC_PREFETCH

template <class _T> static void minicc_destroy(void *object) { delete (_T *)object; }
template <class _T> static inline cudaError_t cudaUserObjectCreate(cudaUserObject_t *made, _T *object, unsigned count, unsigned flags) {
    return cudaUserObjectCreate(made, object, minicc_destroy<_T>, count, flags);
}
template <class _T> static inline cudaError_t cudaUserObjectCreate(cudaUserObject_t *made, _T *object, unsigned count, cudaUserObjectFlags flags) {
    return cudaUserObjectCreate(made, object, minicc_destroy<_T>, count, (unsigned)flags);
}
template <class _T> static inline cudaError_t cudaLibraryGetGlobal(_T **p, size_t *size, cudaLibrary_t library, const char *name) { return cudaLibraryGetGlobal((void **)p, size, library, name); }
template <class _T> static inline cudaError_t cudaLibraryGetManaged(_T **p, size_t *size, cudaLibrary_t library, const char *name) { return cudaLibraryGetManaged((void **)p, size, library, name); }
template <class _T> static inline cudaError_t cudaLibraryGetUnifiedFunction(_T **f, cudaLibrary_t library, const char *name) { return cudaLibraryGetUnifiedFunction((void **)f, library, name); }

/* Kernels by their handles: the arguments have the types that they are given with. */
template <class... _A> static inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, const cudaKernel_t kernel, _A &&...given) {
    void *args[] = {(void *)__builtin_addressof(given)..., nullptr};
    return cudaLaunchKernelExC(config, (const void *)kernel, args);
}

/* Occupancy with flags, which change nothing here. */
template <class _T> static inline cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *n, _T f, int block, size_t shared, unsigned flags) {
    return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(n, (const void *)f, block, shared, flags);
}
static inline bool minicc_is_occupancy_flag(unsigned flags) { return flags <= cudaOccupancyDisableCachingOverride; }
template <class _T> static inline cudaError_t cudaOccupancyMaxPotentialBlockSizeWithFlags(int *grid, int *block, _T f, size_t shared = 0, int limit = 0, unsigned flags = 0) {
    return minicc_is_occupancy_flag(flags) ? cudaOccupancyMaxPotentialBlockSize(grid, block, f, shared, limit) : (cudaError_t)minicc_record_error(cudaErrorInvalidValue);
}
template <class _S, class _T>
static inline cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(int *grid, int *block, _T f, _S shared, int limit = 0, unsigned flags = 0) {
    return minicc_is_occupancy_flag(flags) ? cudaOccupancyMaxPotentialBlockSizeVariableSMem(grid, block, f, shared, limit) : (cudaError_t)minicc_record_error(cudaErrorInvalidValue);
}
