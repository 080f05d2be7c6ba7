extern "C" __global__ void address_of_array_element(int *out) {
    int *p = &out[threadIdx.x]; *p = 4; p[0] += threadIdx.x;
}
// LAUNCH: address_of_array_element<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 4
