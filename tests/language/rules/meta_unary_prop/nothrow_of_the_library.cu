// [meta.unary.prop] noexcept of templates by traits, and of the library
#include <utility>
#include <tuple>
#include <array>
struct N { N(N &&) noexcept; N(const N &); N &operator=(N &&) noexcept; }; struct V { V(V &&); };
template <class T> struct box { T t; __host__ __device__ box(box &&b) noexcept(std::is_nothrow_move_constructible<T>::value) : t(std::move(b.t)) {} };
template <class T> __host__ __device__ void swp(T &a, T &b) noexcept(noexcept(T(std::move(a))) && noexcept(a = std::move(b)));

extern "C" __global__ void nothrow_of_the_library(int *out) {
    static_assert(std::is_nothrow_move_constructible_v<box<N>> && !std::is_nothrow_move_constructible_v<box<V>> && std::is_nothrow_move_constructible_v<box<int>>, "");
    int i, j; N *n = nullptr; static_assert(noexcept(swp(i, j)) && noexcept(swp(*n, *n)), ""); std::array<int, 3> a{}; static_assert(noexcept(a[1]) && noexcept(a.size()) && noexcept(std::get<0>(a)) && noexcept(std::move(i)) && noexcept(std::forward<int>(i)), "");
    std::pair<int, N> *p = nullptr; static_assert(std::is_nothrow_move_constructible_v<std::pair<int, int>> && noexcept(p->first) && noexcept(std::get<0>(*p)), ""); static_assert(std::is_nothrow_copy_constructible_v<std::tuple<int, float>> && !std::is_nothrow_copy_constructible_v<N> && noexcept(std::declval<int>()), "");
    out[0] = 1;
}
// LAUNCH: nothrow_of_the_library<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [1]
