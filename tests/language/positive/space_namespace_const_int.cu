const int FACTOR = 3;
extern "C" __global__ void space_namespace_const_int(int *out) {
    int i = threadIdx.x; out[i] = i * FACTOR;
}
// LAUNCH: space_namespace_const_int<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 3 * arange(8)
