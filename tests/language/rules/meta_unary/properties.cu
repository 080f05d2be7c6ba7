// [meta.unary.prop] trivial, of standard layout, empty, an aggregate
#include <type_traits>
struct Plain { int x; float y; }; struct Empty { }; struct OneBit { int : 0; }; struct Of : Empty { Empty e; }; struct Both : Plain { int z; };
struct Copies { __device__ Copies(const Copies &) { } int z; }; struct Ends { __device__ ~Ends() { } }; struct Holds { Copies c[2]; };
struct Mixed { int a; private: int b; }; struct Never { Never(const Never &) = delete; Never &operator=(const Never &) = delete; };
struct Default { int x = 3; }; struct Refers { int &r; }; template <typename T> struct Box { T t; };
template <typename T> constexpr bool copyable = std::is_trivially_copyable<T>::value;
template <typename T> constexpr bool trivial = std::is_trivial<T>::value;
template <typename T> constexpr bool standard = std::is_standard_layout<T>::value;
static_assert(copyable<int> && copyable<Plain[3]> && copyable<Both> && copyable<Default> && copyable<Never> && copyable<Refers> && copyable<int Plain::*>);
static_assert(!copyable<Copies> && !copyable<Ends> && !copyable<Holds> && !copyable<int &> && !copyable<void> && copyable<Box<Plain>> && !copyable<Box<Copies>>);
static_assert(trivial<Plain> && trivial<double> && !trivial<Default> && !trivial<Copies> && !trivial<Never> && std::is_pod_v<Plain> && !std::is_pod_v<Both>);
static_assert(standard<Plain> && standard<Empty> && !standard<Both> && !standard<Mixed> && !standard<Of> && !standard<Refers> && standard<Copies> && standard<Box<int>>);
static_assert(std::is_empty_v<Empty> && std::is_empty_v<OneBit> && !std::is_empty_v<Of> && !std::is_empty_v<int> && std::is_aggregate_v<Both> && !std::is_aggregate_v<Copies>);
static_assert(std::is_aggregate_v<int[2]> && !std::is_aggregate_v<Mixed> && !std::is_polymorphic_v<Plain> && !std::is_abstract_v<Plain> && !std::has_virtual_destructor_v<Ends>);
template <typename T, bool = std::is_trivially_copyable<T>::value> struct Way { static constexpr int value = 1; };
template <typename T> struct Way<T, false> { static constexpr int value = 2; };
extern "C" __global__ void properties(int *out) { out[0] = Way<Plain>::value * 10 + Way<Holds>::value; }
// LAUNCH: properties<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [12]
