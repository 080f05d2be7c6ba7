/* CUDA's vector types, as the host sees them: plain structures with CUDA's alignment. */
#pragma once

#define MINICC_VECTORS(T, E, A2, A4)                                       \
    struct T##1 { E x; };                                                  \
    struct __attribute__((aligned(A2))) T##2 { E x, y; };                  \
    struct T##3 { E x, y, z; };                                            \
    struct __attribute__((aligned(A4))) T##4 { E x, y, z, w; };            \
    static inline T##1 make_##T##1(E x) { return {x}; }                    \
    static inline T##2 make_##T##2(E x, E y) { return {x, y}; }            \
    static inline T##3 make_##T##3(E x, E y, E z) { return {x, y, z}; }    \
    static inline T##4 make_##T##4(E x, E y, E z, E w) { return {x, y, z, w}; }

MINICC_VECTORS(char, signed char, 2, 4)
MINICC_VECTORS(uchar, unsigned char, 2, 4)
MINICC_VECTORS(short, short, 4, 8)
MINICC_VECTORS(ushort, unsigned short, 4, 8)
MINICC_VECTORS(int, int, 8, 16)
MINICC_VECTORS(uint, unsigned int, 8, 16)
MINICC_VECTORS(long, long, 16, 16)
MINICC_VECTORS(ulong, unsigned long, 16, 16)
MINICC_VECTORS(longlong, long long, 16, 16)
MINICC_VECTORS(ulonglong, unsigned long long, 16, 16)
MINICC_VECTORS(float, float, 8, 16)
MINICC_VECTORS(double, double, 16, 16)
#undef MINICC_VECTORS

struct dim3 {
    unsigned int x, y, z;
    constexpr dim3(unsigned int x = 1, unsigned int y = 1, unsigned int z = 1) : x(x), y(y), z(z) {}
    constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
    constexpr operator uint3() const { return {x, y, z}; }
};
