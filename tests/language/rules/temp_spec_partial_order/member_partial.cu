// [temp.spec.partial.order] p5 of temp.class.spec: partial specialisations of member templates
template <class T> struct O {
    template <class U> struct I { static const int value = 1; };
    template <class U> struct I<U *> { static const int value = 2; };
    template <class U> struct I<U **> { static const int value = 3; };
    template <class U> struct I<const U *> { static const int value = 4 + sizeof(T); };
};
extern "C" __global__ void member_partial(int *out) {
    out[0] = O<int>::I<int>::value;
    out[1] = O<int>::I<char *>::value;
    out[2] = O<int>::I<char **>::value;
    out[3] = O<short>::I<const char *>::value;
}
// LAUNCH: member_partial<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 6, 0, 0, 0, 0]
