extern "C" __global__ void promotion_complement_of_char(int *out) {
    int i = threadIdx.x; unsigned char c = i; out[i] = ~c;
}
// LAUNCH: promotion_complement_of_char<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == ~arange(8)
