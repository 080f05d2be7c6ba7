// [class.union] p3: the member that lives is chosen by hand
#include <new>
struct T { int *p; int v; __device__ T(int *q, int x) : p(q), v(x) { } __device__ ~T() { *p += v; } };
struct Variant {
    bool isT;
    union { T t; int i; };
    __device__ Variant(int x) : isT(false), i(x) { }
    __device__ Variant(int *p, int x) : isT(true), t(p, x) { }
    __device__ ~Variant() { if (isT) t.~T(); }
    __device__ void set(int *p, int x) { if (isT) t.~T(); new (&t) T(p, x); isT = true; }
    __device__ int get() const { return isT ? t.v : i; }
};
extern "C" __global__ void with_constructors_and_destructors(int *out) {
    int n = 0;
    {
        Variant a(5), b(&n, 7);
        out[0] = a.get() * 10 + b.get();
        b.set(&n, 100);
        out[1] = n;
        a.set(&n, 1000);
    }
    out[2] = n;
}
// LAUNCH: with_constructors_and_destructors<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [57, 7, 1107, 0, 0, 0, 0, 0]
