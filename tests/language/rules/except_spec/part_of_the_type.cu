// [except.spec] p1, [dcl.fct] p8: noexcept is a part of a function's type
template <typename A, typename B> struct same { static constexpr bool value = false; };
template <typename A> struct same<A, A> { static constexpr bool value = true; };
__device__ int f(int x) noexcept { return x + 1; }
__device__ int g(int x) { return x + 2; }
struct S {
    int k;
    __device__ int m(int x) const noexcept { return x + k; }
    __device__ int n(int x) const { return x * k; }
    static __device__ auto s() noexcept -> int { return 7; }
    int (*field)(int) noexcept;
};
using Quiet = int(int) noexcept;
typedef int (*Pointer)(int) noexcept;
static_assert(!same<Quiet, int(int)>::value && same<Pointer, Quiet *>::value, "");
static_assert(same<decltype(f), Quiet>::value && same<decltype(&g), int (*)(int)>::value, "");
static_assert(same<decltype(&S::m), int (S::*)(int) const noexcept>::value, "");
static_assert(!same<decltype(&S::m), int (S::*)(int) const>::value, "");
static_assert(same<decltype(&S::n), int (S::*)(int) const>::value, "");
static_assert(same<decltype(&S::s), int (*)() noexcept>::value, "");
static_assert(!same<int (*(*)())() noexcept, int (*(*)() noexcept)()>::value, "");
extern "C" __global__ void part_of_the_type(int *out) {
    auto lambda = [](int x) noexcept { return x * 2; };
    static_assert(same<decltype(+lambda), Pointer>::value, "");
    Pointer p = f;
    int (*q)(int) noexcept = &f;
    int (*const r)(int) noexcept = lambda;
    S s{4, f};
    out[0] = p(1) + 10 * q(2) + 100 * r(3);
    out[1] = s.m(1) + 10 * s.n(2) + 100 * s.s();
    out[2] = s.field(3);
}
// LAUNCH: part_of_the_type<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [632, 785, 4]
