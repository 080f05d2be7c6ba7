// Three bytes become one, rounded.
// LAUNCH: grey_image<<<4,64>>> a=random(600,u8,141) out=zeros(200) n=200
// EXPECT: out == (a.reshape(200, 3).astype(int32) @ [77, 150, 29] + 128) >> 8

extern "C" __global__ void grey_image(const uchar3 *a, unsigned char *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    uchar3 p = a[i];
    out[i] = (unsigned char)((77 * p.x + 150 * p.y + 29 * p.z + 128) >> 8);
}
