// [temp.deduct.call] p3: const T&& takes rvalues only
template <class T> __device__ int f(const T &&) { return 1; }
template <class T> __device__ int f(const T &) { return 2; }
template <class T> __device__ int g(T &&) { return 3; }
template <class T> __device__ int g(const T &&) { return 4; }
__device__ const int make() { return 1; }
struct S { };
__device__ const S cs() { return S(); }
extern "C" __global__ void const_rvalue_reference(int *out) {
    int x = 0;
    out[0] = f(x) * 10 + f(1);
    out[1] = g(x) * 10 + g(1);
    out[2] = g(cs()) * 10 + g(make());
}
// LAUNCH: const_rvalue_reference<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [21, 33, 43, 0, 0, 0, 0, 0]
