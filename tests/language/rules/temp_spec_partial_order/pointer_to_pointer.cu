// [temp.spec.partial.order] p1: S<T**> is more specialised than S<T*>, whatever the parameters are called
template <class T> struct S { static const int value = 1; };
template <class T> struct S<T **> { static const int value = 3; };
template <class AVeryLongParameterName> struct S<AVeryLongParameterName *> { static const int value = 2; };
extern "C" __global__ void pointer_to_pointer(int *out) {
    out[0] = S<int>::value;
    out[1] = S<int *>::value;
    out[2] = S<int **>::value;
    out[3] = S<int ***>::value;
}
// LAUNCH: pointer_to_pointer<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 3, 0, 0, 0, 0]
