// [temp.spec.partial.order] p1: C<T> against a named template and a fixed argument
template <class T> struct A { };
template <class T> struct B { };
template <class T> struct S { static const int value = 1; };
template <template <class> class C, class T> struct S<C<T>> { static const int value = 2; };
template <class T> struct S<A<T>> { static const int value = 3; };
template <template <class> class C> struct S<C<char> *> { static const int value = 4; };
template <template <class> class C, class T> struct S<C<T> *> { static const int value = 5; };
extern "C" __global__ void template_template_argument(int *out) {
    out[0] = S<int>::value;
    out[1] = S<B<int>>::value;
    out[2] = S<A<int>>::value;
    out[3] = S<B<char> *>::value;
    out[4] = S<A<int> *>::value;
}
// LAUNCH: template_template_argument<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 4, 5, 0, 0, 0]
