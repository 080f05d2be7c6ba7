// [expr.new] p1: a growing vector of objects by placement and destruction
#include <new>
#include <stdlib.h>
template <class T> struct Vec {
    T *a = nullptr;
    int n = 0, cap = 0;
    __device__ void push(const T &x) {
        if (n == cap) {
            int c = cap ? cap * 2 : 1;
            T *b = static_cast<T *>(malloc(c * sizeof(T)));
            for (int i = 0; i < n; i++) { new (b + i) T(static_cast<T &&>(a[i])); a[i].~T(); }
            free(a);
            a = b;
            cap = c;
        }
        new (a + n++) T(x);
    }
    __device__ ~Vec() { while (n) a[--n].~T(); free(a); }
};
struct C {
    int *log, v;
    __device__ C(int *p, int x) : log(p), v(x) { *log += 1; }
    __device__ C(const C &o) : log(o.log), v(o.v) { *log += 1; }
    __device__ C(C &&o) : log(o.log), v(o.v) { *log += 1000; }
    __device__ ~C() { *log -= 1; }
};
extern "C" __global__ void growing_vector(int *out) {
    int log = 0;
    {
        Vec<C> v;
        for (int i = 1; i < 6; i++) v.push(C(&log, i));
        int r = 0;
        for (int i = 0; i < v.n; i++) r = r * 10 + v.a[i].v;
        out[0] = r;
        out[1] = v.cap;
        out[2] = log;
    }
    out[3] = log;
}
// LAUNCH: growing_vector<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12345, 8, 6998, 6993, 0, 0, 0, 0]
