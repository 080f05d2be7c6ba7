typedef struct { int a; short b; } pair_t;
extern "C" __global__ void struct_typedef(int *out) {
    int i = threadIdx.x; pair_t p = {i, (short)(i + 1)}; out[i] = p.a * p.b;
}
// LAUNCH: struct_typedef<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) * (arange(8) + 1)
