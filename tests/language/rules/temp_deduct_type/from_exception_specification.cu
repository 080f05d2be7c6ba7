// [temp.deduct.type] p8, [except.spec] p1: whether a function type is noexcept tells a parameter, in partial specialisations and calls
template <class F> struct Traits { static constexpr int value = 0; };
template <class R, class... A, bool N> struct Traits<R (*)(A...) noexcept(N)> { static constexpr int value = 10 * sizeof...(A) + 1 + N; };
template <class F> struct Member { static constexpr int value = 0; };
template <class C, class R, bool N> struct Member<R (C::*)() const noexcept(N)> { static constexpr int value = 1 + N; };
template <class F> struct Only { static constexpr int value = 0; };
template <class R> struct Only<R() noexcept> { static constexpr int value = 5; };
__device__ int safe(int) noexcept { return 1; }
__device__ int plain(int, char) { return 2; }
struct S { __device__ int a() const noexcept { return 1; } __device__ int b() const { return 1; } };
template <class R, bool N> __device__ int called(R (*f)(int) noexcept(N)) { return f(3) * 100 + N; }
template <bool N> __device__ int itself() noexcept(N) { return noexcept(itself<N>()); }
extern "C" __global__ void from_exception_specification(int *out) {
    out[0] = +Traits<decltype(&safe)>::value;
    out[1] = +Traits<decltype(&plain)>::value;
    out[2] = +Member<decltype(&S::a)>::value;
    out[3] = +Member<decltype(&S::b)>::value;
    out[4] = +Only<int() noexcept>::value;
    out[5] = +Only<int()>::value;
    out[6] = called(safe);
    out[7] = called<int, false>(safe);
    out[8] = itself<true>() * 10 + itself<false>();
}
// LAUNCH: from_exception_specification<<<1,1>>> out=zeros(16,i32)
// EXPECT: out == [12, 21, 2, 1, 5, 0, 101, 100, 10, 0, 0, 0, 0, 0, 0, 0]
