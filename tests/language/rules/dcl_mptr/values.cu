// [dcl.mptr] p1: pointers to members copied, moved through lists and calls, and zero as parts of objects
struct A { int x, y; __device__ int f() const { return x; } __device__ int g() const { return y; } };
union U { int A::*p; long raw; };
union V { struct { int k; int A::*p; } s; long raw[4]; };
struct H { U u; int A::*q; int k; };
__device__ U gu; __device__ H gh[2]; __device__ int (A::*gf)() const;
typedef int (A::*PM)() const;
__device__ PM swap1(PM &a, PM b) { PM old = a; a = b; return old; }
__device__ int apply(PM m, const A &a, PM *p) { *p = &A::g; return (a.*m)(); }
struct Holder { PM m; int A::*d; __device__ Holder() : m(&A::f), d() { } __device__ Holder(PM m) : m(m), d(&A::y) { } };
__device__ int stat() { static int A::*s; static PM pm = &A::g; return s == nullptr && pm != nullptr; }
extern "C" __global__ void values(int *out) {
    A a{3, 4};
    U u = U(); out[0] = u.p == nullptr; U w = U(); out[1] = w.p == nullptr; V v = V(); out[2] = v.s.p == nullptr && v.s.k == 0;
    out[3] = (gu.p == nullptr) + (gh[1].q == nullptr) * 10 + (gh[0].u.p == nullptr) * 100;
    out[4] = gf == nullptr;
    PM m = &A::f; PM old = swap1(m, &A::g); out[5] = (a.*m)() * 10 + (a.*old)();
    out[6] = apply(old, a, &old) * 10 + (a.*old)();
    PM *n = new PM(&A::g); out[7] = (a.**n)(); delete n;
    PM *arr = new PM[2](); out[8] = arr[1] == nullptr; delete[] arr;
    Holder h, h2(&A::g), h3 = h2; out[9] = (a.*h.m)() * 100 + (a.*h2.m)() * 10 + (h.d == nullptr) + a.*h3.d;
    out[10] = stat();
    PM x = PM(), y{}, z = {}; out[11] = (x == y) + (z == x) * 10;
    H hh{}; out[12] = (hh.u.p == nullptr) * 10 + (hh.q == nullptr);
    H *ph = new H(); out[13] = (ph->u.p == nullptr) * 10 + (ph->q == nullptr); delete ph;
    (void)m; m; const PM cm = m; PM const &rm = cm; out[14] = (a.*rm)(); 
    PM t = a.x > 2 ? m : nullptr; out[15] = (a.*t)(); t = a.x > 9 ? m : nullptr; out[16] = t == nullptr;
    int A::*d = a.x > 9 ? &A::x : 0; out[17] = d == 0;
    auto pair = [](PM p, int k) { struct R { PM p; int k; } r{p, k}; return r; }; auto r = pair(&A::f, 7); out[18] = (a.*r.p)() * 10 + r.k;
    auto [bp, bk] = r; out[19] = (a.*bp)() + bk;
    PM list[2] = {&A::f, &A::g}; int s = 0; for (PM p : list) s = s * 10 + (a.*p)(); for (auto &p : list) s = s * 10 + (a.*p)(); out[20] = s;
    out[21] = ({ PM q = &A::g; q; }) == m; out[22] = (m ?: &A::f) == m;
    out[23] = (m = &A::f, m) == &A::f; out[24] = (a.*(m = &A::g))();
}
// LAUNCH: values<<<1,1>>> out=zeros(25,i32)
// EXPECT: out == [1, 1, 1, 111, 1, 43, 34, 4, 1, 345, 1, 11, 11, 11, 4, 4, 1, 1, 37, 10, 3434, 1, 1, 1, 4]
