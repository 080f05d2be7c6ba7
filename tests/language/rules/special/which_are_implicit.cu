// [special] p1: declared ones suppress the implicit ones
struct Log { int copies = 0, moves = 0; };
struct M {
    int c, m;
    __device__ M() : c(0), m(0) { }
    __device__ M(const M &o) : c(o.c + 1), m(o.m) { }
    __device__ M(M &&o) : c(o.c), m(o.m + 1) { }
    __device__ M &operator=(const M &o) { c = o.c + 10; m = o.m; return *this; }
    __device__ M &operator=(M &&o) { c = o.c; m = o.m + 10; return *this; }
};
struct All { M m; };
struct Dtor { M m; __device__ ~Dtor() { } };
struct Copy { M m; Copy() = default; Copy(const Copy &) = default; };
template <class T> __device__ T &&mv(T &x) { return static_cast<T &&>(x); }
extern "C" __global__ void which_are_implicit(int *out) {
    All a;
    All b = mv(a);
    out[0] = b.m.c * 10 + b.m.m;
    Dtor d;
    Dtor e = mv(d);
    out[1] = e.m.c * 10 + e.m.m;
    Copy f;
    Copy g = mv(f);
    out[2] = g.m.c * 10 + g.m.m;
    a = mv(b);
    out[3] = a.m.c * 100 + a.m.m;
    e = mv(d);
    out[4] = e.m.c * 100 + e.m.m;
}
// LAUNCH: which_are_implicit<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 10, 10, 11, 1000, 0, 0, 0]
