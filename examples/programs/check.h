// The macro that every CUDA program has: a call of the API succeeds, or the program says where it did not and ends.
#pragma once
#include <cstdio>
#include <cstdlib>

#define CHECK(call)                                                                              \
    do {                                                                                         \
        cudaError_t status = (call);                                                             \
        if (status != cudaSuccess) {                                                             \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));      \
            exit(1);                                                                             \
        }                                                                                        \
    } while (0)
