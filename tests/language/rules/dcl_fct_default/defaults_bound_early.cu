// [dcl.fct.default] p5: default arguments are bound where they are declared, may be added later, and are evaluated at each call
__device__ int calls = 0;
__device__ int tick() { return ++calls; }
__device__ int f(int a, int b = 2);
__device__ int f(int a = 1, int b);
__device__ int f(int a, int b) { return a * 10 + b; }
__device__ int g(int x = tick(), int y = 5) { return x * 10 + y; }
namespace n { const int k = 7; __device__ int h(int x = k) { return x; } }
extern "C" __global__ void defaults_bound_early(int *out) {
    const int k = 100;
    out[0] = f() * 100 + f(3);
    out[1] = g() * 100 + g();
    out[2] = n::h() + k;
    { int f(int, int = 9); (void)k; }
    out[3] = f(4);
}
// LAUNCH: defaults_bound_early<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1232, 1525, 107, 42, 0, 0, 0, 0]
