extern "C" __global__ void promotion_char(int *out) {
    int i = threadIdx.x; signed char a = 100, b = 100; out[i] = a + b + i;
}
// LAUNCH: promotion_char<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 200 + arange(8)
