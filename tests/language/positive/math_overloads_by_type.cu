extern "C" __global__ void math_overloads_by_type(int *out) {
    int i = threadIdx.x; out[i] = sizeof(sqrt(1.0f)) + 10 * sizeof(sqrt(1.0)) + 100 * sizeof(fabs(1.0f)) + 1000 * sizeof(pow(2.0f, 2.0f));
}
// LAUNCH: math_overloads_by_type<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 4 + 80 + 400 + 4000
