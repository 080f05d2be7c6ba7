extern "C" __global__ void promotion_bool(int *out) {
    int i = threadIdx.x; bool b = i & 1; out[i] = b + b;
}
// LAUNCH: promotion_bool<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 2 * (arange(8) % 2)
