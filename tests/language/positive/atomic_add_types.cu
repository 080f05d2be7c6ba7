extern "C" __global__ void atomic_add_types(float *f, double *d, unsigned long long *u) {
    atomicAdd(f, 0.5f); atomicAdd(d, 0.25); atomicAdd(u, 1ULL << 40);
}
// LAUNCH: atomic_add_types<<<1,8>>> f=zeros(1,f32) d=zeros(1,f64) u=zeros(1,u64)
// EXPECT: f == 4
// EXPECT: d == 2
// EXPECT: u == 2**43
