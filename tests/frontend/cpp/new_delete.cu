// new and delete: objects, arrays with cookies, placement, everything that initialises.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80 sm_90
#include <new>
#include <stdlib.h>
struct T { int *p, id; __device__ T() : p(nullptr), id(9) {} __device__ T(int *q, int i) : p(q), id(i) { *p = *p * 10 + i; } __device__ T(const T &o) : p(o.p), id(o.id + 1) { if (p) *p += 1000; } __device__ ~T() { if (p) *p = *p * 10 + id + 4; } };
struct B { int x; __device__ ~B() { x = 0; } };
struct D : B { T t; int y = 5; __device__ D(int *q) : B{3}, t(q, 2) {} };
struct G { int a, b; };
template <class U, class... A> __device__ U *make(A... a) { return new U(a...); }
template <class U> __device__ void drop(U *p) { delete p; }
struct Up { T *t; __device__ Up(T *p) : t(p) {} Up(const Up &) = delete; __device__ Up(Up &&o) : t(o.t) { o.t = nullptr; } __device__ ~Up() { delete t; } };
__global__ void k(int *out) {
    int i = 0, n = 0;
    D *d = new D(&n); out[i++] = n; out[i++] = d->x + d->y; delete d; out[i++] = n; n = 0;
    T *a = new T[4]{T(&n, 1), {&n, 2}}; out[i++] = n; out[i++] = a[3].id; a[2].p = &n; delete[] a; out[i++] = n; n = 0;
    G *g = new G{1, 2}; out[i++] = g->a + g->b; delete g; g = new G(); out[i++] = g->a + g->b; delete g;
    int m = 5 + (out[63]); 
    T *b = new T[m]; for (int j = 0; j < m; j++) { b[j].p = &n; b[j].id = j; } delete[] b; out[i++] = n; n = 0;
    drop(make<T>(&n, 3)); out[i++] = n; n = 0;
    { Up u(new T(&n, 7)); Up v(static_cast<Up &&>(u)); out[i++] = v.t->id; } out[i++] = n; n = 0;
    typedef int A3[3]; int *p = new A3{4, 5, 6}; out[i++] = p[0] * 100 + p[1] * 10 + p[2]; delete[] p;
    int (*q)[2] = new int[m][2]{{1, 2}, {3}}; out[i++] = q[1][0] + q[1][1] + q[2][1] + q[0][1]; delete[] q;
    alignas(T) char buf[sizeof(T) * 2]; T *t = new (buf) T(&n, 1); T *t2 = new (t + 1) T(*t); out[i++] = n; out[i++] = t2->id;
    const int *ci = new const int(8); out[i++] = *ci; delete ci;
    auto *au = new auto('c'); out[i++] = *au + sizeof(*au); delete au;
    int **pp = new int *[3](); out[i++] = pp[0] == nullptr && pp[2] == nullptr; delete[] pp;
    out[i++] = *new int(3) + *(new int[2]{5, 6} + 1);
    int (**fp)(int) = new (int (*)(int))([](int x) { return x + 1; }); out[i++] = (*fp)(4); delete fp;
    bool ok = new char != nullptr; out[i++] = ok;
    struct L { int v = 6; }; L *l = new L; out[i++] = l->v; delete l;
    auto lam = new auto([m](int x) { return x * m; }); out[i++] = (*lam)(3); delete lam;
    T *z = nullptr; delete z; delete[] z;
    n = 0; { T *x = new T{&n, 5}; delete (n ? x : nullptr); } out[i++] = n;
    double *dd = new double[3]{1, 2.5}; out[i++] = (dd[0] + dd[1] + dd[2]) * 10; delete[] dd;
    char *s = new char[6]{"hello"}; out[i++] = s[4]; delete[] s;
    const int c3 = 3; T *e = new T[c3]{{&n, 1}, {&n, 2}, {&n, 3}}; out[i++] = n; delete[] e; out[i++] = n;
}
// LAUNCH: k<<<1,1>>> out=zeros(64,i32)
// EXPECT: out[:30] == [2, 8, 26, 12, 9, 13365, 3, 0, 87654, 37, 7, 81, 456, 5, 1001, 2, 8, 100, 1, 9, 5, 1, 6, 15, 59, 35, 111, 59123, 59123765, 0]
