extern "C" __global__ void math_min_max_abs(int *out) {
    int i = threadIdx.x; out[i] = min(i, 3) + 10 * max(i, 3) + 100 * abs(i - 4);
}
// LAUNCH: math_min_max_abs<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == minimum(arange(8), 3) + 10 * maximum(arange(8), 3) + 100 * abs(arange(8) - 4)
