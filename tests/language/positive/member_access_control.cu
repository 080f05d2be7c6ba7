class Priv { int v; public: __device__ Priv(int x) : v(x) {} __device__ int get() const { return v; } };
extern "C" __global__ void member_access_control(int *out) {
    int i = threadIdx.x; Priv p(i * 2); out[i] = p.get();
}
// LAUNCH: member_access_control<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 * arange(8)
