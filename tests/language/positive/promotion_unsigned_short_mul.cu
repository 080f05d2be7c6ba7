extern "C" __global__ void promotion_unsigned_short_mul(unsigned *out) {
    int i = threadIdx.x; unsigned short a = 40000, b = 50000; out[i] = (unsigned)a * b;
}
// LAUNCH: promotion_unsigned_short_mul<<<1,8>>> out=zeros(8,u32)
// EXPECT: out == 2000000000
