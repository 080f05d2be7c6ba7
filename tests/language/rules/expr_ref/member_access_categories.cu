// [expr.ref] p6: a.m is an lvalue if a is, of a's constness; static members and enumerators too
__device__ int k(int &) { return 1; } __device__ int k(const int &) { return 2; } __device__ int k(int &&) { return 3; }
struct S { int m = 1; mutable int u = 2; static const int s = 3; enum { e = 4 }; int &r; };
__device__ S make(int &x) { return S{1, 2, x}; }
extern "C" __global__ void member_access_categories(int *out) {
    int x = 9; S s{1, 2, x}; const S c{1, 2, x}; S *p = &s;
    out[0] = k(s.m) * 1000 + k(c.m) * 100 + k(make(x).m) * 10 + k(p->m);
    out[1] = k(c.u) * 100 + k(c.r) * 10 + k(make(x).r);
    c.u = 7; c.r = 8; out[2] = c.u * 10 + x;
    out[3] = s.s * 10 + p->e + S::e * 100;
    (*p).m = 5; out[4] = p->m;
}
// LAUNCH: member_access_categories<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [1231, 111, 78, 434, 5]
