extern "C" __global__ void associativity_subtract_divide(int *out) {
    int i = threadIdx.x; out[i] = 100 - 10 - i * 2 - 3 + 100 / 5 / 2;
}
// LAUNCH: associativity_subtract_divide<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 97 - 2 * arange(8)
