extern "C" __global__ void vector_uchar4_wraps(int *out) {
    int i = threadIdx.x; uchar4 c = make_uchar4(i * 100, 1, 2, 3); out[i] = c.x;
}
// LAUNCH: vector_uchar4_wraps<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) * 100 % 256
