// Words from anywhere.
// LAUNCH: gather<<<4,64>>> index=arange(200) table=random(64,f32,71) out=zeros(200) n=200
// EXPECT: out == table[index & 63]

extern "C" __global__ void gather(const int *index, const float *table, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = table[index[i] & 63];
}
