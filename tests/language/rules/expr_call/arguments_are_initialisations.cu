// [expr.call] p4: parameters are initialised from arguments, converted, by value copied
struct S { int v; }; __device__ int f(S s, int &r, const int &c, unsigned char u) { s.v += 100; r += c; return s.v + u; } __device__ int g(int a[], int n) { a[0] += n; return sizeof(a); } __device__ int h(int (&a)[3]) { return sizeof(a); } __device__ void v(int *p) { *p = 77; }
extern "C" __global__ void arguments_are_initialisations(int *out) { S s{1}; int r = 10; out[0] = f(s, r, r, 300); out[1] = s.v * 100 + r; int a[3] = {1, 2, 3}; out[2] = g(a, 5) + a[0] * 10; out[3] = h(a); v(&out[4]); out[5] = f({2}, a[1], 'a', -1) * 1000; out[5] += a[1]; int (*p)(int (&)[3]) = h; out[6] = (*p)(a) + p(a); }
// LAUNCH: arguments_are_initialisations<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [145, 120, 68, 12, 77, 357099, 24]
