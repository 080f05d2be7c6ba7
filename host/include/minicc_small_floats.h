/* __half and __nv_bfloat16 for host code: storage, conversions rounded to nearest even, arithmetic through float. */
#pragma once
#include <cuda_runtime.h>

static inline unsigned minicc_bits(float f) { unsigned u; memcpy(&u, &f, 4); return u; }
static inline float minicc_float(unsigned u) { float f; memcpy(&f, &u, 4); return f; }

static inline unsigned short minicc_to_half(float f) {
    unsigned u = minicc_bits(f), sign = u >> 16 & 0x8000, magnitude = u & 0x7fffffff;
    if (magnitude > 0x7f800000) return 0x7fff;
    if (magnitude >= 0x477ff000) return sign | 0x7c00;
    if (magnitude < 0x38800000) {  /* below the smallest normal number: a multiple of 2^-24 */
        float scaled = minicc_float(magnitude) * 16777216.0f;
        unsigned whole = (unsigned)scaled;
        float rest = scaled - (float)whole;
        whole += rest > 0.5f || (rest == 0.5f && (whole & 1));
        return sign | whole;
    }
    unsigned rounded = magnitude + 0xfff + (magnitude >> 13 & 1);
    return sign | (rounded - 0x38000000) >> 13;
}
static inline float minicc_from_half(unsigned short h) {
    unsigned sign = (unsigned)(h & 0x8000) << 16, exponent = h >> 10 & 31, fraction = h & 1023;
    if (exponent == 31) return minicc_float(sign | 0x7f800000 | fraction << 13);
    if (exponent == 0) return (sign ? -1.0f : 1.0f) * (float)fraction * 5.9604644775390625e-08f;
    return minicc_float(sign | (exponent + 112) << 23 | fraction << 13);
}
static inline unsigned short minicc_to_bfloat16(float f) {
    unsigned u = minicc_bits(f);
    if ((u & 0x7fffffff) > 0x7f800000) return 0x7fff;
    return (u + 0x7fff + (u >> 16 & 1)) >> 16;
}
static inline float minicc_from_bfloat16(unsigned short h) { return minicc_float((unsigned)h << 16); }

#define MINICC_SMALL_FLOAT(_T, RAW, TO, FROM, ROUNDED)                                                        \
    struct RAW { unsigned short x; };                                                               \
    struct __attribute__((aligned(2))) _T {                                                          \
        unsigned short minicc_x;                                                                    \
        _T() = default;                                                                              \
        constexpr _T(RAW r) : minicc_x(r.x) {}                                                       \
        _T(float f) : minicc_x(TO(f)) {}                                                             \
        _T(double f) : _T(ROUNDED(f, 'n')) {}                                                     \
        _T(int f) : _T(ROUNDED(f, 'n')) {}                                                        \
        _T(unsigned f) : _T(ROUNDED(f, 'n')) {}                                                   \
        _T(long f) : _T(ROUNDED(f, 'n')) {}                                                       \
        _T(unsigned long f) : _T(ROUNDED(f, 'n')) {}                                              \
        _T(long long f) : _T(ROUNDED(f, 'n')) {}                                                  \
        _T(unsigned long long f) : _T(ROUNDED(f, 'n')) {}                                         \
        operator float() const { return FROM(minicc_x); }                                           \
        operator RAW() const { return {minicc_x}; }                                                 \
        _T &operator+=(_T o) { return *this = _T((float)*this + (float)o); }                           \
        _T &operator-=(_T o) { return *this = _T((float)*this - (float)o); }                           \
        _T &operator*=(_T o) { return *this = _T((float)*this * (float)o); }                           \
        _T &operator/=(_T o) { return *this = _T((float)*this / (float)o); }                           \
    };                                                                                              \
    static inline _T operator+(_T a, _T b) { return _T((float)a + (float)b); }                          \
    static inline _T operator-(_T a, _T b) { return _T((float)a - (float)b); }                          \
    static inline _T operator*(_T a, _T b) { return _T((float)a * (float)b); }                          \
    static inline _T operator/(_T a, _T b) { return _T((float)a / (float)b); }                          \
    static inline _T operator-(_T a) { return _T(-(float)a); }                                         \
    static inline bool operator==(_T a, _T b) { return (float)a == (float)b; }                        \
    static inline bool operator!=(_T a, _T b) { return (float)a != (float)b; }                        \
    static inline bool operator<(_T a, _T b) { return (float)a < (float)b; }                          \
    static inline bool operator>(_T a, _T b) { return (float)a > (float)b; }                          \
    static inline bool operator<=(_T a, _T b) { return (float)a <= (float)b; }                        \
    static inline bool operator>=(_T a, _T b) { return (float)a >= (float)b; }                        \
    struct __attribute__((aligned(4))) _T##2 {                                                       \
        _T x, y;                                                                                     \
        _T##2() = default;                                                                           \
        _T##2(_T x, _T y) : x(x), y(y) {}                                                              \
    };
