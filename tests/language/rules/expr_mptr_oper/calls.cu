// [expr.mptr.oper] p6 with [expr.call]: what pointers to member functions take and return
struct Big { int v[5]; };
struct A {
    int x;
    __device__ Big big(Big b, int k) const { for (int &e : b.v) e += x * k; return b; }
    __device__ int &ref() { return x; }
    __device__ A &chain(int k) { x += k; return *this; }
    __device__ int variadic(int n, ...) { return n + x; }
    __device__ int defaulted(int a, int b = 5) const { return a * b + x; }
};
struct Tracked { int id; int *log; __device__ Tracked(int i, int *l) : id(i), log(l) { } __device__ Tracked(const Tracked &o) : id(o.id + 1), log(o.log) { } __device__ ~Tracked() { *log = *log * 10 + id; } };
struct T { __device__ Tracked make(int i, int *l) { return Tracked(i, l); } __device__ int take(Tracked t) { return t.id; } };
extern "C" __global__ void calls(int *out) {
    A a{2}, *p = &a;
    Big (A::*big)(Big, int) const = &A::big;
    Big b = (a.*big)(Big{{1, 2, 3, 4, 5}}, 10);
    out[0] = b.v[0] * 100 + b.v[4];
    int &(A::*ref)() = &A::ref;
    (p->*ref)() = 6;
    out[1] = a.x;
    A &(A::*chain)(int) = &A::chain;
    ((a.*chain)(1).*chain)(10);
    out[2] = a.x;
    int (A::*variadic)(int, ...) = &A::variadic;
    out[3] = (a.*variadic)(1, 2, 3);
    int (A::*defaulted)(int, int) const = &A::defaulted;
    out[4] = (p->*defaulted)(2, 3);
    int log = 0;
    T t;
    { Tracked (T::*make)(int, int *) = &T::make; int (T::*take)(Tracked) = &T::take; Tracked x = (t.*make)(1, &log); out[5] = (t.*take)(x); out[6] = log; }
    out[7] = log;
}
// LAUNCH: calls<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2125, 6, 17, 18, 23, 2, 2, 21]
