// [meta.rel] p3, p4: what converts implicitly, as an argument does
#include <type_traits>
struct From { int x; }; struct To { __device__ To(From) { } __device__ explicit To(int) { } }; struct Base { }; struct Derived : Base { };
template <typename F, typename T> constexpr bool c = std::is_convertible<F, T>::value;
static_assert(c<int, double> && c<double, char> && !c<int, int *> && c<int *, void *> && c<int *, const int *> && !c<const int *, int *>);
static_assert(c<From, To> && !c<int, To> && c<Derived *, Base *> && !c<Base *, Derived *> && c<Derived, Base> && c<Derived &, Base &>);
static_assert(c<void, void> && !c<void, int> && !c<int, void> && c<int[3], int *> && !c<int, int[3]> && c<int, const int &> && !c<int, int &>);
static_assert(std::is_convertible_v<decltype(nullptr), int *> && c<int(), int (*)()> && !c<int(), int()>);
template <typename T, typename = std::enable_if_t<std::is_convertible<T, int>::value>> __device__ int kind(T) { return 1; }
template <typename T, typename = std::enable_if_t<!std::is_convertible<T, int>::value>, typename = void> __device__ int kind(T) { return 2; }
extern "C" __global__ void convertible(int *out) { out[0] = kind(1.5) * 10 + kind(out); }
// LAUNCH: convertible<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [12]
