// One step of Floyd and Warshall.
// LAUNCH: shortest_paths<<<4,64>>> d=random(196,i16,136) out=zeros(196) w=14 via=5 n=196
// EXPECT: out.reshape(14, 14) == (lambda d: minimum(d, d[:, 5:6] + d[5:6]))(d.reshape(14, 14).astype(int32))

extern "C" __global__ void shortest_paths(const short *d, int *out, int w, int via, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int x = i % w, y = i / w;
    out[i] = min(d[i], d[y * w + via] + d[via * w + x]);
}
