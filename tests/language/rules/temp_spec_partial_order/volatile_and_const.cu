// [temp.spec.partial.order] p1: const volatile T against const T and volatile T
template <class T> struct S { static const int value = 1; };
template <class T> struct S<const T> { static const int value = 2; };
template <class T> struct S<volatile T> { static const int value = 3; };
template <class LongestParameterNameOfAll> struct S<const volatile LongestParameterNameOfAll> { static const int value = 4; };
extern "C" __global__ void volatile_and_const(int *out) {
    out[0] = S<int>::value;
    out[1] = S<const int>::value;
    out[2] = S<volatile int>::value;
    out[3] = S<const volatile int>::value;
    out[4] = S<const int *volatile>::value;
}
// LAUNCH: volatile_and_const<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 4, 3, 0, 0, 0]
