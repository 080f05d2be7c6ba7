// Structures are assigned, passed and returned by value.
// LAUNCH: copy_of_structures<<<4,64>>> a=random(200,seed=76) out=zeros(200) n=200
// EXPECT: out['v'] == a['v'][:, ::-1] + arange(200, dtype=int32)[:, None]

struct Big { int v[6]; };
__device__ __noinline__ Big turned(Big b, int by) {
    Big r;
    for (int j = 0; j < 6; j++) r.v[j] = b.v[5 - j] + by;
    return r;
}
extern "C" __global__ void copy_of_structures(const Big *a, Big *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Big b = a[i];
    out[i] = turned(b, i);
}
