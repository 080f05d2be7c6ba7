// [temp.class.spec.match] p2: default arguments of the primary template complete the list before matching
template <class T, class U = T *> struct S { static const int value = 1; };
template <class T> struct S<T, T *> { static const int value = 2; };
template <class T> struct S<T, int> { static const int value = 3; };
extern "C" __global__ void deduced_from_default(int *out) {
    out[0] = S<char>::value;
    out[1] = S<char, int>::value;
    out[2] = S<char, long *>::value;
    out[3] = S<int *, int **>::value;
}
// LAUNCH: deduced_from_default<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 3, 1, 2, 0, 0, 0, 0]
