struct M2 { int a; };
__device__ M2 operator*(M2 l, M2 r) { return M2{l.a * r.a}; } __device__ bool operator==(M2 l, M2 r) { return l.a == r.a; }
extern "C" __global__ void operator_free_function(int *out) {
    int i = threadIdx.x; M2 x{i}, y{3}; out[i] = (x * y).a + 100 * (x == y);
}
// LAUNCH: operator_free_function<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 3 * arange(8) + 100 * (arange(8) == 3)
