// Functions for dynamic programming (CUDA C++ Programming Guide, "DPX"): fused sums, minima and maxima, on words and on pairs of 16 bits.
static __device__ unsigned dpx_pair(int low, int high) { return (unsigned)low & 0xffff | (unsigned)high << 16; }
static __device__ int dpx_plus(int a, int b) { return (int)((unsigned)a + (unsigned)b); }

#define WORDS(m, suffix, t) \
    __device__ t __vi##m##3_##suffix##32(t a, t b, t c) { return m(m(a, b), c); } \
    __device__ t __viadd##m##_##suffix##32(t a, t b, t c) { return m((t)dpx_plus((int)a, (int)b), c); }
#define RELU(m) \
    __device__ int __vi##m##3_s32_relu(int a, int b, int c) { return max(m(m(a, b), c), 0); } \
    __device__ int __viadd##m##_s32_relu(int a, int b, int c) { return max(m(dpx_plus(a, b), c), 0); } \
    __device__ int __vi##m##_s32_relu(int a, int b) { return max(m(a, b), 0); }
#define PAIRS(m, suffix, t) \
    __device__ unsigned __vi##m##3_##suffix##16x2(unsigned a, unsigned b, unsigned c) \
    { return dpx_pair(m(m((t)a, (t)b), (t)c), m(m((t)(a >> 16), (t)(b >> 16)), (t)(c >> 16))); } \
    __device__ unsigned __viadd##m##_##suffix##16x2(unsigned a, unsigned b, unsigned c) \
    { return dpx_pair(m((t)(a + b), (t)c), m((t)((a >> 16) + (b >> 16)), (t)(c >> 16))); }
#define RELU_PAIRS(m) \
    __device__ unsigned __vi##m##3_s16x2_relu(unsigned a, unsigned b, unsigned c) \
    { return dpx_pair(max(m(m((short)a, (short)b), (short)c), 0), max(m(m((short)(a >> 16), (short)(b >> 16)), (short)(c >> 16)), 0)); } \
    __device__ unsigned __viadd##m##_s16x2_relu(unsigned a, unsigned b, unsigned c) \
    { return dpx_pair(max(m((short)(a + b), (short)c), 0), max(m((short)((a >> 16) + (b >> 16)), (short)(c >> 16)), 0)); } \
    __device__ unsigned __vi##m##_s16x2_relu(unsigned a, unsigned b) \
    { return dpx_pair(max(m((short)a, (short)b), 0), max(m((short)(a >> 16), (short)(b >> 16)), 0)); }
#define CHOICE(m, op, suffix, t, half) \
    __device__ t __vib##m##_##suffix##32(t a, t b, bool *first) { *first = a op b; return m(a, b); } \
    __device__ unsigned __vib##m##_##suffix##16x2(unsigned a, unsigned b, bool *high, bool *low) \
    { \
        *high = (half)(a >> 16) op (half)(b >> 16); \
        *low = (half)a op (half)b; \
        return dpx_pair(m((half)a, (half)b), m((half)(a >> 16), (half)(b >> 16))); \
    }
WORDS(min, s, int) WORDS(max, s, int) WORDS(min, u, unsigned) WORDS(max, u, unsigned)
RELU(min) RELU(max)
PAIRS(min, s, short) PAIRS(max, s, short) PAIRS(min, u, unsigned short) PAIRS(max, u, unsigned short)
RELU_PAIRS(min) RELU_PAIRS(max)
CHOICE(min, <=, s, int, short) CHOICE(max, >=, s, int, short) CHOICE(min, <=, u, unsigned, unsigned short) CHOICE(max, >=, u, unsigned, unsigned short)
