// Initialisers: parenthesised, braced, as arguments and results. The expected values are nvcc's.
// CONFIGS: -O0 | -O2 | --codegen=llvm
// PTXAS: sm_80
struct S { int a, b; };
struct C { int v; __device__ C(int x) : v(x) {} __device__ C(int x, int y) : v(x * y) {} };
__device__ int f(S s) { return s.a * 10 + s.b; }
__device__ int g(const C &c) { return c.v; }
__device__ float4 mk(float a) { return {a, a + 1, 2, 3}; }
__device__ int h(int x) { return x; }
__device__ C make(int a) { return {a, 3}; }
// LAUNCH: k<<<1,1>>> x=zeros(13,i32)
// EXPECT: x == array([40, 2, 6, 46, 17, 19, 44, 5, 2, 0, 165, 89, 4])
__global__ void k(int *x) {
    int a{3}, b(4), c = int{5}, *p(x), d{}; auto e = a + b; const auto &r = e; auto *q = &e; const auto z = 2u;
    x[0] = a + b * 2 + c * 3 + r + *q + d; p[1] = z;
    int arr[]{1, 2, 3}; x[2] = arr[2] + sizeof(arr) / sizeof(arr[0]);
    x[3] = f({1, 2}) + f({}) + f({.a = 3, .b = 4}); x[4] = g({7}) + g({2, 3}) + h({4});
    x[5] = (int)mk(3).y + make(5).v; C k1(2), k2{3, 4}, k3 = {5, 6}; x[6] = k1.v + k2.v + k3.v;
    S t = S{1, 2}, u = {3}; x[7] = t.b + u.a + u.b; float2 w{1, 2}; x[8] = w.y;
    unsigned char uc = (unsigned char)(a + 253); x[9] = uc; x[10] = char(65) + float(3) + int('a');
    t = {8, 9}; x[11] = f(t); S two[2] = {{1, 2}, S{3, 4}}; x[12] = two[1].b;
}
