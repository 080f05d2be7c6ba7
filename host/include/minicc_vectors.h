/* CUDA's vector types, as the host sees them: plain structures with CUDA's alignment. */
#pragma once

#define MINICC_VECTORS(_T, _E, A2, A4)                                       \
    typedef struct _T##1 { _E x; } _T##1;                                    \
    typedef struct __attribute__((aligned(A2))) _T##2 { _E x, y; } _T##2;    \
    typedef struct _T##3 { _E x, y, z; } _T##3;                              \
    typedef struct __attribute__((aligned(A4))) _T##4 { _E x, y, z, w; } _T##4; \
    static inline _T##1 make_##_T##1(_E x) { _T##1 v = {x}; return v; }                    \
    static inline _T##2 make_##_T##2(_E x, _E y) { _T##2 v = {x, y}; return v; }            \
    static inline _T##3 make_##_T##3(_E x, _E y, _E z) { _T##3 v = {x, y, z}; return v; }    \
    static inline _T##4 make_##_T##4(_E x, _E y, _E z, _E w) { _T##4 v = {x, y, z, w}; return v; }

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

typedef struct dim3 {
    unsigned int x, y, z;
#ifdef __cplusplus
    constexpr dim3(unsigned int x = 1, unsigned int y = 1, unsigned int z = 1) : x(x), y(y), z(z) {}
    constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
    constexpr operator uint3() const { return {x, y, z}; }
#endif
} dim3;
