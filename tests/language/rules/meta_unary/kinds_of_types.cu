// [meta.unary.cat] what only the compiler knows of types, their composites and relations
#include <type_traits>
struct S { int x; }; union U { int a; float b; }; enum E { e1 }; enum class K : char { k }; struct D : S { }; struct P : private S { };
static_assert(std::is_class<S>::value && !std::is_class<U>::value && !std::is_class<E>::value && !std::is_class_v<S *> && std::is_class_v<const S>);
static_assert(std::is_union<U>::value && !std::is_union_v<S> && std::is_enum<E>::value && std::is_enum_v<const K> && !std::is_enum_v<int>);
static_assert(std::is_base_of<S, D>::value && std::is_base_of_v<S, P> && std::is_base_of_v<const S, S> && !std::is_base_of_v<D, S> && !std::is_base_of_v<int, int>);
static_assert(std::is_scalar_v<int S::*> && std::is_scalar_v<K> && !std::is_scalar_v<S> && std::is_same_v<std::underlying_type_t<K>, char>);
template <typename T, typename = void> struct under { typedef T type; };
template <typename T> struct under<T, std::void_t<typename std::underlying_type<T>::type>> { typedef std::underlying_type_t<T> type; };
static_assert(std::is_same_v<under<int>::type, int> && std::is_same_v<under<K>::type, char> && sizeof(under<K>::type) == 1);
template <typename T> __device__ std::enable_if_t<std::is_enum<T>::value, int> number(T t) { return static_cast<std::underlying_type_t<T>>(t) + 10; }
template <typename T> __device__ std::enable_if_t<std::is_class<T>::value, int> number(const T &t) { return t.x; }
template <typename T> __device__ int kind() { if constexpr (__is_union(T)) return 1; else if constexpr (__is_class(T)) return 2; return 3; }
extern "C" __global__ void kinds_of_types(int *out) { S s{7}; out[0] = number(K::k); out[1] = number(s); out[2] = kind<U>() * 100 + kind<D>() * 10 + kind<K>(); }
// LAUNCH: kinds_of_types<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [10, 7, 123]
