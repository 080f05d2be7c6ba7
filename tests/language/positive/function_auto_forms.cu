template <class T, class U> __device__ auto times(T a, U b) -> decltype(a * b) { return a * b; }
template <class T> __device__ auto twice(T x) { return x + x; }
template <class T> __device__ decltype(auto) at(T *p, int i) { return (p[i]); }
__device__ auto *next(int *p) { return p + 1; }
__device__ auto &same(int &x) { return x; }
__device__ const auto &constant(const int &x) { return x; }
__device__ auto factorial(int n) { if (n <= 1) return 1; return n * factorial(n - 1); }
__device__ auto nothing(int *p) { *p += 1; }
__device__ auto early(int *p, bool b) { if (b) return; *p += 1; }
struct Counter {
    int n;
    __device__ auto &step() { n += 1; return *this; }
    __device__ auto twiced() const { return 2 * n; }
    __device__ auto get() const { return twiced(); }
};
template <class T> struct Box { T v; __device__ auto get() const -> T { return v; } __device__ auto half() const { return v / 2; } };
extern "C" __global__ void function_auto_forms(float *out, int *n) {
    int i = threadIdx.x;
    static_assert(sizeof(times(1, 2.0)) == 8, "");
    int two[2] = {i, 5};
    at(two, 0) += 1;
    *next(two) += 1;
    same(i) += 0;
    nothing(two);
    early(two, i > 3);
    Counter c = {i};
    Box<float> b = {3.0f};
    out[i] = times(two[0], 0.5f) + twice(two[1]) * 10 + c.step().step().get() * 100 + b.half() + b.get() * 1000;
    n[i] = factorial(i) + constant(i);
}
// LAUNCH: function_auto_forms<<<1,8>>> out=zeros(8,f32) n=zeros(8,i32)
// EXPECT: out == (arange(8) + 2 + (arange(8) <= 3)) * 0.5 + 120 + (arange(8) + 2) * 200 + 1.5 + 3000
// EXPECT: n == array([1, 2, 4, 9, 28, 125, 726, 5047])
