// Copying and filling bytes.

__device__ __forceinline__ void *memcpy(void *target, const void *source, size_t count) {
    unsigned char *to = (unsigned char *)target;
    const unsigned char *from = (const unsigned char *)source;
    for (size_t i = 0; i < count; ++i) to[i] = from[i];
    return target;
}

__device__ __forceinline__ void *memset(void *target, int value, size_t count) {
    unsigned char *to = (unsigned char *)target;
    for (size_t i = 0; i < count; ++i) to[i] = (unsigned char)value;
    return target;
}
