extern "C" __global__ void atomic_exchange_cas(int *out) {
    int i = threadIdx.x; int old = atomicCAS(out + i, 0, i + 1); int seen = atomicExch(out + i, 5); out[i] = old * 10 + seen;
}
// LAUNCH: atomic_exchange_cas<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 1
