// [temp.class.spec] p6: a partial specialisation of a member template may stand outside of its class, whose parameters may be called anything there
template <class T> struct A {
    template <class U, int N = 2> struct I { T t; };
    template <class U, int N> struct I<U &, N>;
    template <class U> struct J;
    template <class U> struct I<const U, 7> { char c[9]; };
    template <class U> static const int v = 1;
};
template <class X> template <class Y, int M> struct A<X>::I<Y *, M> { X t[3 * M]; Y *p; __device__ int f() const { return t[1] + *p; } };
template <class X> template <class Y, int M> struct A<X>::I<Y &, M> { X a[5], b[M]; };
template <class X> template <class Y> struct A<X>::J { Y y[10]; };
template <class X> template <class Y> struct A<X>::J<Y *> { X x; Y y; };
template <class X> template <class Y> const int A<X>::v<Y *> = sizeof(X) + sizeof(Y);
extern "C" __global__ void outside_of_the_class(int *out) {
    double d = 4;
    A<int>::I<double *, 1> i{{1, 2, 3}, &d};
    out[0] = i.f();
    out[1] = sizeof(A<int>::I<char>) + sizeof(A<char>::I<int &>) + sizeof(A<int>::I<const int, 7>);
    out[2] = sizeof(A<char>::J<short>) * 100 + sizeof(A<char>::J<char *>);
    out[3] = A<int>::v<int> * 100 + A<short>::v<double *>;
}
// LAUNCH: outside_of_the_class<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [6, 20, 2002, 110]
