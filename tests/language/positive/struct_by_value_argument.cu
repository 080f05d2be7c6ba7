struct P { int x; float y; };
__device__ int use(P p) { p.x += 1; return p.x + (int)p.y; }
extern "C" __global__ void struct_by_value_argument(int *out) {
    int i = threadIdx.x; P p = {i, 2.5f}; out[i] = use(p) * 10 + p.x;
}
// LAUNCH: struct_by_value_argument<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == (arange(8) + 3) * 10 + arange(8)
