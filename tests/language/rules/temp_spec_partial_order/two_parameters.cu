// [temp.spec.partial.order] p1: T*, U against T, U*, with both pointers
template <class T, class U> struct S { static const int value = 1; };
template <class T, class U> struct S<T *, U> { static const int value = 2; };
template <class TheFirst, class TheSecond> struct S<TheFirst, TheSecond *> { static const int value = 3; };
template <class A, class B> struct S<A *, B *> { static const int value = 4; };
template <class A> struct S<A *, A *> { static const int value = 5; };
template <class A> struct S<A, A *> { static const int value = 6; };
extern "C" __global__ void two_parameters(int *out) {
    out[0] = S<int, int>::value;
    out[1] = S<int *, int>::value;
    out[2] = S<char, int *>::value;
    out[3] = S<char *, int *>::value;
    out[4] = S<int *, int *>::value;
    out[5] = S<char, char *>::value;
}
// LAUNCH: two_parameters<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 4, 5, 6, 0, 0]
