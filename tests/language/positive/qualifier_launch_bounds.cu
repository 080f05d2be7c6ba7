extern "C" __global__ void __launch_bounds__(64, 2) qualifier_launch_bounds(int *out) {
    int i = threadIdx.x; out[i] = i;
}
// LAUNCH: qualifier_launch_bounds<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)
