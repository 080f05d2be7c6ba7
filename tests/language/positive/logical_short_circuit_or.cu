extern "C" __global__ void logical_short_circuit_or(int *out) {
    int i = threadIdx.x; int n = 0; bool b = i > 3 || ++n > 5; out[i] = n + 10 * b;
}
// LAUNCH: logical_short_circuit_or<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == where(arange(8) > 3, 10, 1)
