// [over.ics.rank] p3.2.6: of references to pointers to functions, too, the one to the less qualified type is better
template <class T> __device__ int f(T &&) { return 1; } template <class T> __device__ int f(const T &&) { return 2; }
__device__ int callee(int x) { return x; } __device__ int g(int (*const &)(int)) { return 3; } __device__ int g(int (*&)(int)) { return 4; }
__device__ int h(int (*&&)(int)) { return 5; } __device__ int h(int (*const &&)(int)) { return 6; }
extern "C" __global__ void less_qualified_reference_to_function_pointer(int *out) { int (*p)(int) = callee; int (*const q)(int) = callee; out[0] = f(&callee); out[1] = f(static_cast<int (*)(int)>(nullptr)); out[2] = g(p) * 10 + g(q); out[3] = h(&callee); }
// LAUNCH: less_qualified_reference_to_function_pointer<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 1, 43, 5]
