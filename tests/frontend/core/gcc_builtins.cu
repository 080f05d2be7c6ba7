// Functions that gcc builds in and nvcc takes in device code (CUDA C++ Programming Guide, "Compiler Optimization Hint Functions"). The expected values are nvcc's.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80
enum class T { A, B, C };
__device__ int size_of(T t) {
  switch (t) {
    case T::A: return 1;
    case T::B: return 2;
    case T::C: return 4;
  }
  __builtin_unreachable();
}
constexpr long expected(long x) { return __builtin_expect(x, 1) + 1; }
static_assert(expected(4) == 5);
static_assert(__is_same(decltype(__builtin_fabs(1.0f)), double) && __is_same(decltype(__builtin_fabsf(1.0f)), float));
// LAUNCH: k<<<1,8>>> out=zeros(9,i32) in=arange(8,i32)
// EXPECT: out == array([77, 3101, 1113112, 1223014, 1313021, 2432912, 2512924, 2622921, 2712932]) + (arange(9) > 0) * 2**24
extern "C" __global__ void k(int *out, const int *in) {
  int i = threadIdx.x;
  __builtin_assume(in[i] >= 0);
  const int *aligned = (const int *)__builtin_assume_aligned(in, 16);
  int v = aligned[i];
  if (__builtin_expect(v == 3, 0)) out[0] = 77;
  out[i + 1] = size_of((T)(i % 3)) + 10 * __builtin_popcount(v) + 100 * __builtin_clz(v | 1) + __builtin_ffsll(v) * 10000 + __builtin_abs(-v) * 100000
             + (int)__builtin_sqrtf(v) * 1000000 + (__builtin_isnan(v * 1.0f) | __builtin_signbit(v - 8.0) << 24);
}
