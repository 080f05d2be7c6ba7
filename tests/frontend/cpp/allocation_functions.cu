// Allocation functions of classes and of the program; explicit destructor calls.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80 sm_90
#include <new>
#include <stdlib.h>
__device__ int news, dels;
struct Pool { char buf[256]; int used; };
struct P { int v; __device__ P(int k) : v(k) {} __device__ ~P() { v = -1; }
    __device__ static void *operator new(size_t n) { news++; return malloc(n); }
    __device__ static void operator delete(void *p) { dels++; free(p); }
    __device__ void *operator new(size_t n, Pool &q) { void *r = q.buf + q.used; q.used += n; return r; }
    __device__ void *operator new[](size_t n) { news += 10; return malloc(n); }
    __device__ void operator delete[](void *p) { dels += 10; free(p); } };
struct Q : P { int w; __device__ Q() : P(1), w(2) {} };
__device__ void *operator new(size_t n, Pool &q, int extra) { void *r = q.buf + q.used + extra; q.used += n + extra; return r; }
template <class T> __device__ void destroy(T *p) { p->~T(); }
struct D { int *p; __device__ ~D() { *p += 1; } };
namespace ns { struct E { int *p; __device__ ~E() { *p += 10; } }; }
__global__ void k(int *out) {
    int i = 0; news = dels = 0;
    P *p = new P(3); out[i++] = p->v + news * 100; delete p; out[i++] = dels;
    Pool pool; pool.used = 0; P *q = new (pool) P(7); out[i++] = q->v + pool.used * 10; q->~P();
    Q *s = new Q; out[i++] = s->v + s->w + news * 100; delete s; out[i++] = dels;
    P *a = new P[2]{P(1), P(2)}; out[i++] = news; delete[] a; out[i++] = dels;
    int *x = new (pool, 8) int(4); out[i++] = *x + pool.used * 10;
    P *g = ::new P(5); out[i++] = news; ::delete g; out[i++] = dels;
    int n = 0; alignas(D) char b[sizeof(D)]; D *d = new (b) D{&n}; d->~D(); out[i++] = n; new (b) D{&n}; d->D::~D(); out[i++] = n;
    destroy(new (b) D{&n}); out[i++] = n; int z = 3; destroy(&z); out[i++] = z;
    ns::E *e = new (b) ns::E{&n}; e->~E(); out[i++] = n; (*e).~E(); out[i++] = n;
}
// LAUNCH: k<<<1,1>>> out=zeros(64,i32)
// EXPECT: out[:16] == [103, 1, 47, 203, 2, 12, 12, 164, 12, 12, 1, 2, 3, 3, 13, 23]
