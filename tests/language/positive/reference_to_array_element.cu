extern "C" __global__ void reference_to_array_element(int *out) {
    int i = threadIdx.x; int &r = out[i]; r = 3; r *= i;
}
// LAUNCH: reference_to_array_element<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 3 * arange(8)
