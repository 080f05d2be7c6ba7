extern "C" __global__ void logical_short_circuit_and(int *out) {
    int i = threadIdx.x; int n = 0; bool b = i > 3 && ++n > 0; out[i] = n + 10 * b;
}
// LAUNCH: logical_short_circuit_and<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == where(arange(8) > 3, 11, 0)
