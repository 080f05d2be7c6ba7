// [stmt.if] p2: if constexpr takes one branch; in a template the other is not instantiated
template <class T> __device__ int f(T t) { if constexpr (sizeof(T) == 1) return t + 100; else if constexpr (sizeof(T) == 4) return t * 2; else return t.v; }
struct S { long v; };
template <int N> __device__ int down() { if constexpr (N > 0) return N * down<N - 1>(); else return 1; }
extern "C" __global__ void constexpr_discards(int *out) {
    out[0] = f('\1'); out[1] = f(21); out[2] = f(S{7}); out[3] = down<5>();
    if constexpr (constexpr int k = 3; k > 2) out[4] = k; else out[4] = -1;
}
// LAUNCH: constexpr_discards<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [101, 42, 7, 120, 3]
