// [temp.spec.partial.order] p1: <T, U> and <T, T...> against a pack
template <class... T> struct S { static const int value = 1; };
template <class T, class... Rest> struct S<T, Rest...> { static const int value = 20 + sizeof...(Rest); };
template <class T, class U> struct S<T, U> { static const int value = 3; };
template <class T, class... Rest> struct S<T, T, Rest...> { static const int value = 40 + sizeof...(Rest); };
extern "C" __global__ void pack_against_fixed(int *out) {
    out[0] = S<>::value;
    out[1] = S<int>::value;
    out[2] = S<int, char>::value;
    out[3] = S<int, char, int>::value;
    out[4] = S<int, int, char>::value;
}
// LAUNCH: pack_against_fixed<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 20, 3, 22, 41, 0, 0, 0]
