// LAUNCH: discarded_values<<<1,1>>> p=zeros(1,i32)
// EXPECT: p == 1
__device__ int f() { return 1; }
__device__ void g() {}
template <typename... Ts> __device__ void unused(Ts &&...) {}
__global__ void discarded_values(int *p) {
    int a[3] = {1, 2, 3};
    struct S { int v[2]; } s{};
    (void)a;
    (void)s;
    (void)s.v;
    (void)g;
    (void)threadIdx.x;
    static_cast<void>(p);
    unused(a, s, p);
    p[0] = f();
}
