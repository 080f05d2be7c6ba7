extern "C" __global__ void struct_local_type(int *out) {
    int i = threadIdx.x; struct T { int a; int b; } t = {i, 2}; out[i] = t.a * t.b;
}
// LAUNCH: struct_local_type<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 * arange(8)
