// [dcl.type.simple] p4: a name gives its declared type, another lvalue a reference, the rest the plain type
__device__ int k(int) { return 0; }
template <class T> struct Kind { static const int v = 1; };
template <class T> struct Kind<T &> { static const int v = 2; };
template <class T> struct Kind<T &&> { static const int v = 3; };
template <class T> struct Kind<const T> { static const int v = 4; };
struct S { int m; const int c; };
__device__ int &lref(int &x) { return x; }
__device__ int &&rref(int &&x) { return static_cast<int &&>(x); }
extern "C" __global__ void decltype_of_expressions(int *out) {
    int x = 1; int &r = x; const int c = 2; S s{3, 4}; int a[2] = {5, 6}; const S cs{7, 8};
    out[0] = Kind<decltype(x)>::v * 1000 + Kind<decltype((x))>::v * 100 + Kind<decltype(r)>::v * 10 + Kind<decltype(c)>::v;
    out[1] = Kind<decltype(x + 1)>::v * 1000 + Kind<decltype(++x)>::v * 100 + Kind<decltype(x++)>::v * 10 + Kind<decltype(a[0])>::v;
    out[2] = Kind<decltype(lref(x))>::v * 100 + Kind<decltype(rref(1))>::v * 10 + Kind<decltype(k(1))>::v;
    out[3] = Kind<decltype(s.m)>::v * 1000 + Kind<decltype((s.m))>::v * 100 + Kind<decltype(s.c)>::v * 10 + Kind<decltype(cs.m)>::v;
    out[4] = Kind<decltype(x = 3)>::v * 100 + Kind<decltype(x, 1)>::v * 10 + Kind<decltype(*&x)>::v;
    out[5] = x * 10 + Kind<decltype("s")>::v;
    decltype(x) y = x; decltype((x)) z = x; z += 40; out[6] = y * 100 + x;
    out[7] = Kind<decltype(true ? x : 1)>::v * 10 + Kind<decltype(true ? x : r)>::v;
}
// LAUNCH: decltype_of_expressions<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1224, 1212, 231, 1241, 212, 12, 141, 12]
