// [temp.func.order] p9 of temp.deduct.partial: const T& against T&&, T& against T&&
template <class T> __device__ int f(const T &) { return 1; }
template <class T> __device__ int f(T &&) { return 2; }
template <class T> __device__ int g(T &) { return 3; }
template <class T> __device__ int g(T &&) { return 4; }
extern "C" __global__ void lvalue_over_forwarding(int *out) {
    int x = 0;
    const int y = 0;
    out[0] = f(x);
    out[1] = f(y);
    out[2] = f(1);
    out[3] = g(x);
    out[4] = g(y);
    out[5] = g(1);
}
// LAUNCH: lvalue_over_forwarding<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 1, 2, 3, 3, 4, 0, 0]
