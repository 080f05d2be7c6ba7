// [temp.spec.partial.order] p1: the same with the most specialised declared last and long
template <class T> struct S { static const int value = 1; };
template <class T> struct S<T *> { static const int value = 2; };
template <class LongLongName> struct S<LongLongName **> { static const int value = 3; };
template <class X> struct S<const X **> { static const int value = 4; };
extern "C" __global__ void pointer_declared_last(int *out) {
    out[0] = S<char *>::value;
    out[1] = S<char **>::value;
    out[2] = S<const char **>::value;
    out[3] = S<char *const *>::value;
}
// LAUNCH: pointer_declared_last<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 3, 4, 2, 0, 0, 0, 0]
