// [temp.spec.partial.order] p1: four specialisations of growing depth, declared out of order
template <class T, class U> struct S { static const int value = 1; };
template <class A, class B, class C> struct Fn;
template <class T> struct S<T ***, T *> { static const int value = 5; };
template <class P, class Q> struct S<P *, Q> { static const int value = 2; };
template <class WordyParameter, class OtherWordyParameter> struct S<WordyParameter ***, OtherWordyParameter *> { static const int value = 4; };
template <class X, class Y> struct S<X **, Y *> { static const int value = 3; };
extern "C" __global__ void chains_of_four(int *out) {
    out[0] = S<int, int *>::value;
    out[1] = S<int *, int *>::value;
    out[2] = S<int **, int *>::value;
    out[3] = S<int ***, char *>::value;
    out[4] = S<int ***, int *>::value;
    out[5] = S<int ****, int **>::value;
}
// LAUNCH: chains_of_four<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 4, 5, 5, 0, 0]
