struct OC { int v; __device__ int f() { return 1; } __device__ int f() const { return 2; } };
extern "C" __global__ void member_overloads_const(int *out) {
    int i = threadIdx.x; OC a{0}; const OC b{0}; out[i] = a.f() * 10 + b.f();
}
// LAUNCH: member_overloads_const<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 12
