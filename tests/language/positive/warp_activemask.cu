extern "C" __global__ void warp_activemask(unsigned *out) {
    int i = threadIdx.x; out[i] = __activemask();
}
// LAUNCH: warp_activemask<<<1,8>>> out=zeros(8,u32)
// EXPECT: out == 255
