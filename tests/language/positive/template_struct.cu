template <typename T, int N> struct Buf { T a[N]; __device__ T sum() const { T s = 0; for (int j = 0; j < N; j++) s += a[j]; return s; } };
extern "C" __global__ void template_struct(int *out) {
    int i = threadIdx.x; Buf<int, 3> b = {{i, 1, 2}}; out[i] = b.sum() + sizeof(b);
}
// LAUNCH: template_struct<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 15
