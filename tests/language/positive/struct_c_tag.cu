struct point { int x; int y; };
extern "C" __global__ void struct_c_tag(int *out) {
    int i = threadIdx.x; struct point p = {i, 2}; out[i] = p.x + p.y;
}
// LAUNCH: struct_c_tag<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 2
