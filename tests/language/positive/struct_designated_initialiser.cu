struct D { int a, b, c; };
extern "C" __global__ void struct_designated_initialiser(int *out) {
    int i = threadIdx.x; D d = {.a = i, .c = 5}; out[i] = d.a + d.b * 100 + d.c;
}
// LAUNCH: struct_designated_initialiser<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 5
