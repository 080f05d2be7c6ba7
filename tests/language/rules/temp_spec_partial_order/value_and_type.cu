// [temp.spec.partial.order] p1: a fixed value is more specialised than any value
template <class T, int N> struct S { static const int value = 1; };
template <class T> struct S<T, 0> { static const int value = 2; };
template <int N> struct S<char, N> { static const int value = 3 + N; };
template <class T, int N> struct S<T *, N> { static const int value = 50 + N; };
template <class T> struct S<T *, 0> { static const int value = 9; };
extern "C" __global__ void value_and_type(int *out) {
    out[0] = S<int, 4>::value;
    out[1] = S<int, 0>::value;
    out[2] = S<char, 4>::value;
    out[3] = S<int *, 4>::value;
    out[4] = S<int *, 0>::value;
}
// LAUNCH: value_and_type<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 7, 54, 9, 0, 0, 0]
