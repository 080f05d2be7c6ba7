struct M {
    int v;
    __device__ M() : v(1) {}
    __device__ M(const M &o) : v(o.v + 10) {}
    __device__ M &operator=(const M &o) { v = o.v + 100; return *this; }
};
struct S { M m; int k; M more[2]; };
struct D : M { int z; };
__device__ int f(S s) { return s.m.v + s.more[1].v; }
extern "C" __global__ void copy_implicit_memberwise(int *out) {
    S a;
    a.k = 7;
    S b = a;
    out[0] = b.m.v + b.k + b.more[0].v;
    b = a;
    out[1] = b.m.v + b.more[1].v;
    out[2] = f(a);
    D d;
    d.z = 3;
    D e(d);
    out[3] = e.v + e.z;
    e = d;
    out[4] = e.v;
}
// LAUNCH: copy_implicit_memberwise<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == array([29, 202, 22, 14, 101])
