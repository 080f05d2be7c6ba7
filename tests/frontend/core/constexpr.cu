// constexpr functions where constants are wanted and at run time; if constexpr. The expected values are nvcc's.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80
__host__ __device__ constexpr int fact(int n) { return n <= 1 ? 1 : n * fact(n - 1); }
__host__ __device__ constexpr int tri(int n) { int s = 0; for (int i = 0; i <= n; i++) { if (i == 3) continue; s += i; } return s; }
__host__ __device__ constexpr unsigned log2u(unsigned v) { unsigned r = 0; while (v >>= 1) ++r; return r; }
constexpr bool pow2(int v) { return v && !(v & (v - 1)); }
__host__ __device__ constexpr float half_of(float x) { return x / 2; }
template <typename T> __host__ __device__ constexpr T cdiv(T a, T b) { return (a + b - 1) / b; }
template <int N> __device__ constexpr int sq() { return N * N; }
constexpr int LIMIT = fact(4);
static_assert(fact(5) == 120, "fact"); static_assert(pow2(64) && !pow2(65), "");
template <bool B, typename T> __device__ int sel(T x) { if constexpr (B) return x.v; else return x + 3; }
template <typename T> __device__ int size_of() { if constexpr (sizeof(T) == 4) { return 4; } else if constexpr (sizeof(T) == 8) return 8; return 0; }
struct S { int v; static constexpr int K = fact(3); int a[cdiv(7, 2)]; };
template <int N> struct Buf { float d[tri(N)]; };
__constant__ int table[LIMIT / 6] = { fact(1), fact(2), fact(3), fact(4) };
// LAUNCH: k<<<1,1>>> x=zeros(10,i32) n=6
// EXPECT: x == array([13, 87, 45, 909, 84, 1, 28, 18, 1, 24])
// LAUNCH: k<<<1,1>>> x=zeros(10,i32) n=9
// EXPECT: x == array([16, 87, 70, 912, 84, 24, 28, 18, 1, 24])
__global__ void k(int *x, int n) {
    int a[fact(3)]; a[0] = n; constexpr int q = tri(4); const int r = log2u(1000);
    x[0] = q + a[0]; x[1] = r + LIMIT + S::K + sizeof(S) + sizeof(Buf<4>); x[2] = tri(n) + cdiv(n, 4) + sq<5>();
    S s; s.v = 9; x[3] = sel<true>(s) * 100 + sel<false>(n); x[4] = size_of<float>() + size_of<double>() * 10 + size_of<char>();
    switch (n) { case fact(3): x[5] = 1; break; case tri(4): x[5] = 2; break; default: x[5] = table[3]; }
    x[6] = fact(4) + (int)half_of(9.0f); x[7] = cdiv(fact(5), 7);
    if constexpr (LIMIT > 10) x[8] = 1; else x[8] = 2;
    __shared__ float tile[cdiv(64, 32)][tri(3)]; x[9] = sizeof(tile);
}
