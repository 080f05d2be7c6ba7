// [temp.spec.partial.order] p1: R(A), R(A, A), R(A...) and void(A)
template <class T> struct F { static const int value = 1; };
template <class R, class... As> struct F<R(As...)> { static const int value = 10 + sizeof...(As); };
template <class R, class A> struct F<R(A)> { static const int value = 3; };
template <class A> struct F<void(A)> { static const int value = 4; };
template <class R, class A> struct F<R(A, A)> { static const int value = 5; };
extern "C" __global__ void function_types(int *out) {
    out[0] = F<int>::value;
    out[1] = F<int()>::value;
    out[2] = F<int(char)>::value;
    out[3] = F<void(char)>::value;
    out[4] = F<void(int, int)>::value;
    out[5] = F<void(int, char)>::value;
}
// LAUNCH: function_types<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 10, 3, 4, 5, 12, 0, 0]
