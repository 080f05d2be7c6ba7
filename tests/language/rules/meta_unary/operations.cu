// [meta.unary.prop] p8: which objects can be made, assigned and destroyed, and whether that is trivial
#include <type_traits>
struct Plain { int x; float y; }; struct Number { int x; __device__ Number(int v) : x(v) { } }; struct Copies { __device__ Copies(const Copies &) { } };
struct Explicit { __device__ explicit Explicit(int) { } __device__ explicit operator bool() const { return true; } }; struct Ends { __device__ ~Ends() { } };
struct Private { private: Private() = default; }; struct Fixed { private: ~Fixed() = default; }; struct Never { Never(const Never &) = delete; };
struct Moves { Moves(Moves &&) = default; Moves &operator=(Moves &&) = default; }; struct Assigns { __device__ int operator=(int) { return 1; } }; enum class K { k };
template <typename T, typename... A> constexpr bool made = std::is_constructible<T, A...>::value;
template <typename T, typename... A> constexpr bool plainly = std::is_trivially_constructible<T, A...>::value;
static_assert(made<int> && made<int, double> && made<int *, decltype(nullptr)> && !made<int *, int> && !made<int, int, int> && made<int[3]> && !made<int[]> && !made<void>);
static_assert(made<int &, int &> && !made<int &, int> && made<const int &, int> && !made<int &> && made<bool, Explicit> && !made<int, Explicit> && !made<K, int> && !made<int, K>);
static_assert(made<Plain> && !made<Plain, int, float> && made<Number, int> && made<Number, char> && !made<Number> && made<Explicit, int> && !made<Never, Never &> && !made<Private>);
static_assert(!made<Fixed> && made<Moves, Moves> && !made<Moves, Moves &> && plainly<Plain> && plainly<Plain, const Plain &> && !plainly<Number, int> && plainly<Number, Number>);
static_assert(!plainly<Copies, Copies &> && !plainly<Ends> && std::is_trivially_move_constructible_v<Moves> && !std::is_copy_constructible_v<Moves> && plainly<int, float>);
static_assert(std::is_default_constructible_v<Ends> && !std::is_trivially_default_constructible_v<Ends> && std::is_copy_constructible<Copies>::value);
template <typename T, typename U> constexpr bool assigned = std::is_assignable<T, U>::value;
static_assert(assigned<int &, int> && !assigned<int, int> && !assigned<const int &, int> && assigned<Plain, Plain> && assigned<Assigns &, int> && !assigned<void, int> && !assigned<int *&, int>);
static_assert(std::is_trivially_copy_assignable_v<Plain> && std::is_trivially_copy_assignable_v<int> && !std::is_copy_assignable_v<Moves> && std::is_move_assignable_v<Moves>);
static_assert(!std::is_trivially_assignable_v<Assigns &, int> && std::is_destructible_v<Ends> && !std::is_destructible_v<Fixed> && !std::is_trivially_destructible_v<Ends[2]>);
static_assert(std::is_trivially_destructible<Plain>::value && std::is_destructible_v<int &> && !std::is_destructible_v<int[]> && !std::is_destructible_v<void>);
template <typename T, typename A> __device__ std::enable_if_t<std::is_constructible_v<T, A>, int> from(A a) { return T(a).x; }
template <typename T, typename A> __device__ std::enable_if_t<!std::is_constructible_v<T, A>, int> from(A) { return -1; }
extern "C" __global__ void operations(int *out) { out[0] = from<Number>(5); out[1] = from<Number>(out); }
// LAUNCH: operations<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [5, -1]
