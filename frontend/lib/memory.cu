// Copying, filling and comparing bytes.

__device__ void *memcpy(void *target, const void *source, size_t count) {
    unsigned char *to = (unsigned char *)target;
    const unsigned char *from = (const unsigned char *)source;
    for (size_t i = 0; i < count; ++i) to[i] = from[i];
    return target;
}

__device__ void *memmove(void *target, const void *source, size_t count) {
    unsigned char *to = (unsigned char *)target;
    const unsigned char *from = (const unsigned char *)source;
    if (to <= from)
        for (size_t i = 0; i < count; ++i) to[i] = from[i];
    else
        for (size_t i = count; i > 0; --i) to[i - 1] = from[i - 1];
    return target;
}

__device__ void *memset(void *target, int value, size_t count) {
    unsigned char *to = (unsigned char *)target;
    for (size_t i = 0; i < count; ++i) to[i] = (unsigned char)value;
    return target;
}

__device__ int memcmp(const void *left, const void *right, size_t count) {
    const unsigned char *a = (const unsigned char *)left;
    const unsigned char *b = (const unsigned char *)right;
    for (size_t i = 0; i < count; ++i)
        if (a[i] != b[i]) return (int)a[i] - (int)b[i];
    return 0;
}
