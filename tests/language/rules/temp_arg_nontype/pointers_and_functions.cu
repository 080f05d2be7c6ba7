// [temp.arg.nontype] p2: addresses of objects and functions, references and nullptr
__device__ int a = 11, b = 22;
__device__ int inc(int x) { return x + 1; }
__device__ int dec(int x) { return x - 1; }
template <int *P> __device__ int deref() { return P ? *P : -1; }
template <int &R> __device__ int &ref() { return R; }
template <int (*F)(int)> __device__ int call(int x) { return F(x); }
template <int (&F)(int)> __device__ int callr(int x) { return F(x) * 10; }
extern "C" __global__ void pointers_and_functions(int *out) {
    out[0] = deref<&a>();
    out[1] = deref<nullptr>();
    ref<b>() += 5;
    out[2] = b;
    out[3] = call<inc>(4) * 100 + call<&dec>(4);
    out[4] = callr<dec>(4);
}
// LAUNCH: pointers_and_functions<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [11, -1, 27, 503, 30, 0, 0, 0]
