// [dcl.struct.bind] p4: std::tuple_size makes the class tuple-like: get<i> by member or argument lookup
namespace std { template <class T> struct tuple_size; template <unsigned long I, class T> struct tuple_element; }
namespace N { struct T { int a; long b; }; template <unsigned long I> __device__ auto get(const T &t) { if constexpr (I == 0) return t.a * 100; else return t.b + 7; } }
template <> struct std::tuple_size<N::T> { static const unsigned long value = 2; };
template <> struct std::tuple_element<0, N::T> { using type = int; }; template <> struct std::tuple_element<1, N::T> { using type = long; };
extern "C" __global__ void member_get_and_tuple_size(int *out) { N::T t{1, 2}; auto [a, b] = t; out[0] = a + (int)b; out[1] = sizeof(a) * 10 + sizeof(b); }
// LAUNCH: member_get_and_tuple_size<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [109, 48]
