// [dcl.ref] p1: references to pointers, arrays, functions, members; never reseated
struct S { int v; int &r; int a[2]; }; __device__ void set(int *&p, int *q) { p = q; } __device__ int sum(const int (&a)[3]) { return a[0] + a[1] + a[2]; } __device__ int f(int x) { return x + 1; } __device__ int *const &same(int *const &p) { return p; }
extern "C" __global__ void references_to_pointers_and_arrays(int *out) { int x = 1, y = 2, *p = &x; set(p, &y); out[0] = *p; int &r = x; r = y; y = 5; out[1] = x * 10 + (&r == &x); int a[3] = {1, 2, 3}; out[2] = sum(a); S s{3, y, {4, 5}}; s.r = 6; out[3] = y; S t = s; t.r++; out[4] = y; int (&g)(int) = f; out[5] = g(8); int &e = a[1]; e = 20; out[6] = sum(a); int *&pp = p; pp = &x; out[7] = (same(p) == &x) * 10 + *p; }
// LAUNCH: references_to_pointers_and_arrays<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 21, 6, 6, 7, 9, 24, 12]
