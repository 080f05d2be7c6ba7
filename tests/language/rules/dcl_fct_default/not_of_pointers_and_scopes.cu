// [dcl.fct.default] p4: declarations in different scopes have their own defaults; any converted expression
__device__ int f(int a, int b) { return a * 10 + b; }
__device__ int outer() { __device__ int f(int a, int b = 9); return f(1); }
__device__ int g(double d = 3, const char *s = "k", int *p = nullptr) { return (int)(d * 10) + (s[0] == 'k') + (p == nullptr); }
struct P { int x, y; }; __device__ int h(P p = {4, 5}, int (&&a)[2] = {1, 2}) { return p.x * 100 + p.y * 10 + a[1]; }
extern "C" __global__ void not_of_pointers_and_scopes(int *out) { out[0] = outer(); __device__ int f(int, int = 3); out[1] = f(2); out[2] = g() * 10 + (g(1.5) == 17); out[3] = h(); out[4] = h({6, 7}); out[5] = g(1, "z", out); }
// LAUNCH: not_of_pointers_and_scopes<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [19, 23, 321, 452, 672, 10]
