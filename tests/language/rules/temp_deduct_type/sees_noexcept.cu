// [temp.deduct.type] p8, [temp.deduct.call] p4.2: patterns tell functions with noexcept from those without; an argument of a call may lose it
__device__ int f(int x) noexcept { return x + 1; }
__device__ int g(int x) { return x + 2; }
struct S {
    __device__ int m(int) const noexcept { return 0; }
    __device__ int n(int) const { return 0; }
};
template <typename T> struct Kind { static constexpr int value = 0; };
template <typename R, typename... A> struct Kind<R(A...)> { static constexpr int value = 1; };
template <typename R, typename... A> struct Kind<R(A...) noexcept> { static constexpr int value = 2; };
template <typename C, typename R, typename... A> struct Kind<R (C::*)(A...) const> { static constexpr int value = 3; };
template <typename C, typename R, typename... A> struct Kind<R (C::*)(A...) const noexcept> { static constexpr int value = 4; };
template <typename R, typename A> __device__ int call(R (*fn)(A), A x) { return fn(x); }
template <typename R, typename A> __device__ int quiet(R (*fn)(A) noexcept, A x) { return fn(x); }
template <typename T> __device__ int which(T) { return Kind<T>::value; }
template <typename R> __device__ int which(R (*)(int)) { return 10; }
template <typename R> __device__ int which(R (*)(int) noexcept) { return 20; }
extern "C" __global__ void sees_noexcept(int *out) {
    out[0] = Kind<decltype(g)>::value + 10 * Kind<decltype(f)>::value + 100 * Kind<decltype(&S::n)>::value + 1000 * Kind<decltype(&S::m)>::value;
    out[1] = call(f, 3) + 10 * call(g, 3) + 100 * quiet(f, 3);
    out[2] = which(f) + which(g) + which(&S::m);
}
// LAUNCH: sees_noexcept<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [4321, 454, 34]
