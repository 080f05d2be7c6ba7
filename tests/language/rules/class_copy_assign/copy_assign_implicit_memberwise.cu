// [class.copy.assign] p12: assignment member by member, by each member's own operator
struct M {
    int v;
    __device__ M(int x) : v(x) { }
    __device__ M &operator=(const M &o) { v = v * 100 + o.v; return *this; }
};
struct S { M a; int k; M b[2]; };
extern "C" __global__ void copy_assign_implicit_memberwise(int *out) {
    S s{1, 2, {3, 4}}, t{5, 6, {7, 8}};
    (s = t).k += 10;
    out[0] = s.a.v;
    out[1] = s.k;
    out[2] = s.b[1].v;
    s = s;
    out[3] = s.a.v;
}
// LAUNCH: copy_assign_implicit_memberwise<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [105, 16, 408, 10605, 0, 0, 0, 0]
