union U { float f; unsigned u; };
extern "C" __global__ void union_overlays(unsigned *out) {
    int i = threadIdx.x; U x; x.f = (float)i; out[i] = x.u;
}
// LAUNCH: union_overlays<<<1,8>>> out=zeros(8,u32)
// EXPECT: out == arange(8).astype(float32).view(uint32)
