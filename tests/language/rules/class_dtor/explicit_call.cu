// [class.dtor] p13: a destructor may be called, a pseudo destructor of int does nothing
#include <new>
struct T { int *p; __device__ T(int *q) : p(q) { *p += 1; } __device__ ~T() { *p += 100; } };
template <class X> __device__ void destroy(X &x) { x.~X(); }
extern "C" __global__ void explicit_call(int *out) {
    int n = 0;
    alignas(T) char raw[sizeof(T)];
    T *t = new (raw) T(&n);
    out[0] = n;
    t->~T();
    out[1] = n;
    t = new (raw) T(&n);
    destroy(*t);
    out[2] = n;
    int k = 5;
    destroy(k);
    typedef int I;
    k.~I();
    out[3] = k;
}
// LAUNCH: explicit_call<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 101, 202, 5, 0, 0, 0, 0]
