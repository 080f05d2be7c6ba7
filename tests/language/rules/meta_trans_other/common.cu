// [meta.trans.other] p3: the type that several have in common; the result of a call
// NVCC: --expt-relaxed-constexpr
#include <type_traits>
template <typename A, typename B> constexpr bool same = std::is_same<A, B>::value;
static_assert(same<std::common_type<int, float>::type, float> && same<std::common_type_t<char, short>, int> && same<std::common_type_t<int>, int>);
static_assert(same<std::common_type_t<const int &, long>, long> && same<std::common_type_t<char, int, double>, double> && same<std::common_type_t<int *, const int *>, const int *>);
struct B { }; struct D : B { };
static_assert(same<std::common_type_t<D *, B *>, B *> && same<std::common_type_t<int[2], int *>, int *>);
template <typename, typename = void> struct has : std::false_type { }; template <typename T> struct has<T, std::void_t<typename T::type>> : std::true_type { };
static_assert(!has<std::common_type<int *, B>>::value && has<std::common_type<int, char>>::value && !has<std::common_type<>>::value);
struct F { template <typename T> __device__ T *operator()(T x) const; };
static_assert(same<std::invoke_result_t<F, int>, int *> && std::is_invocable<F, int>::value && !std::is_invocable_v<F> && same<std::invoke_result_t<long (*)(int), char>, long>);
template <typename T, typename U> __device__ typename std::common_type<T, U>::type larger(T a, U b) { return a < b ? b : a; }
extern "C" __global__ void common(int *out) {
    std::common_type<int, float>::type half = 1; half /= 2;
    out[0] = larger(1, 2.5f) * 2, out[1] = sizeof(larger(1, 2LL)), out[2] = half * 4, out[3] = std::integral_constant<int, 7>() + std::true_type()();
}
// LAUNCH: common<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [5, 8, 2, 8]
