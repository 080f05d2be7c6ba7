// [meta.unary.prop] what does not throw: construction (with the end of what is made), assignment, destruction, calls
#include <type_traits>
struct B { __host__ __device__ B() {} }; struct D { __host__ __device__ D() noexcept {} __host__ __device__ ~D() noexcept(false) {} }; struct N { N() = delete; };
struct G { __host__ __device__ G(int) noexcept {} __host__ __device__ G(const G &) {} __host__ __device__ G(G &&) noexcept {} __host__ __device__ G &operator=(const G &) noexcept { return *this; } };
extern "C" __global__ void nothrow(int *out) {
    static_assert(std::is_nothrow_default_constructible<int>::value && !std::is_nothrow_default_constructible<B>::value && !std::is_nothrow_default_constructible_v<D> && !std::is_nothrow_default_constructible_v<N> && std::is_nothrow_default_constructible_v<int[3]>);
    static_assert(std::is_nothrow_constructible_v<G, int> && !std::is_nothrow_copy_constructible_v<G> && std::is_nothrow_move_constructible_v<G> && std::is_nothrow_constructible_v<int, double> && !std::is_nothrow_constructible_v<int, B>);
    static_assert(std::is_nothrow_copy_assignable_v<G> && std::is_nothrow_move_assignable_v<int> && !std::is_nothrow_assignable_v<int, int> && std::is_nothrow_destructible_v<B> && !std::is_nothrow_destructible_v<D> && !std::is_nothrow_destructible_v<D[2]> && std::is_nothrow_destructible_v<int &>);
    auto f = [](int) noexcept { return 1; }; auto g = [](int) { return 1; }; static_assert(std::is_nothrow_invocable_v<decltype(f), int> && !std::is_nothrow_invocable_v<decltype(g), int> && !std::is_nothrow_invocable_v<decltype(f), B>);
    out[0] = std::is_nothrow_copy_constructible<B>::value;
}
// LAUNCH: nothrow<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [1]
