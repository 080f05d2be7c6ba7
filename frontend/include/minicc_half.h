/* What cuda_fp16.h and cuda_bf16.h share; each defines the words and includes this once:
   _H, _H2: the types; _S: their suffix in PTX; _FROM(h, f), _TO(f, h): conversions from and to float;
   _ADD, _SUB, _MUL(r, a, b): arithmetic on the bits. No guard: it is meant to be read twice. */

#define _FN static __device__ __forceinline__
#define _BITS(h) ((h).__x)

struct __align__(2) _H {
    unsigned short __x;
    __device__ _H() {}
    __device__ _H(float f) { _FROM(__x, f); }
    __device__ _H(double d) { __x = _H::__double(d); }
#define _INTEGER(t) __device__ _H(t i) { __x = _H::__integer((long long)i, i < 0); } __device__ operator t() const { return (t)(float)*this; }
    _INTEGER(int) _INTEGER(unsigned) _INTEGER(short) _INTEGER(unsigned short) _INTEGER(long long)
#undef _INTEGER
    __device__ _H(unsigned long long i) { unsigned long long low = i >> 63 ? (i >> 1 | (i & 1)) : i; float f = __ull2float_rz(low); f = _odd(f, (unsigned long long)f != low); f = i >> 63 ? 2 * f : f; _FROM(__x, f); }
    __device__ operator float() const { float f; _TO(f, __x); return f; }
    __device__ operator unsigned long long() const { return (unsigned long long)(float)*this; }
    __device__ operator bool() const { return (__x & 0x7fff) != 0; }
};
