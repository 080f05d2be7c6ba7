// Loads and stores of two and four words at once.
// LAUNCH: vectors<<<4,64>>> a=random(800,f32,74) b=arange(400,i32) out=zeros(800,f32) bytes=zeros(800,u8) n=200
// EXPECT: out.reshape(-1, 4) == stack([a[3::4], a[2::4] + b[::2].astype(float32), a[1::4], a[::4] - b[1::2].astype(float32)], 1)
// EXPECT: bytes.reshape(-1, 4) == stack([b[::2], b[1::2], full(200, 3), arange(200)], 1).astype(uint8)

extern "C" __global__ void vectors(const float4 *a, const int2 *b, float4 *out, uchar4 *bytes, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float4 v = a[i];
    int2 w = b[i];
    out[i] = make_float4(v.w, v.z + w.x, v.y, v.x - w.y);
    bytes[i] = make_uchar4(w.x, w.y, 3, i);
}
