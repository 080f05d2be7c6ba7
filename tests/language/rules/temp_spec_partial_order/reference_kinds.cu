// [temp.spec.partial.order] p1: T& and T&& match exactly, const T& is more specialised than T&
template <class T> struct R { static const int value = 1; };
template <class T> struct R<T &> { static const int value = 2; };
template <class T> struct R<T &&> { static const int value = 3; };
template <class T> struct R<const T &> { static const int value = 4; };
template <class T> struct R<T *&> { static const int value = 5; };
extern "C" __global__ void reference_kinds(int *out) {
    out[0] = R<int>::value;
    out[1] = R<int &>::value;
    out[2] = R<int &&>::value;
    out[3] = R<const int &>::value;
    out[4] = R<int *&>::value;
    out[5] = R<int *&&>::value;
}
// LAUNCH: reference_kinds<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 4, 5, 3, 0, 0]
