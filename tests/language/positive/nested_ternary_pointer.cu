extern "C" __global__ void nested_ternary_pointer(int *out) {
    int i = threadIdx.x; int a = 1, b = 2, c = 3; int *p = i < 2 ? &a : i < 4 ? &b : &c; *p += 10; out[i] = a + b + c;
}
// LAUNCH: nested_ternary_pointer<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 16
