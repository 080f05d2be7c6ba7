struct C { int v; };
__device__ int get(const C &c) { return c.v; }
extern "C" __global__ void struct_const_member_access(int *out) {
    int i = threadIdx.x; const C c = {i}; out[i] = get(c);
}
// LAUNCH: struct_const_member_access<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)
