// [temp.spec.partial.order] p1: const T* against T* and T *const
template <class T> struct S { static const int value = 1; };
template <class T> struct S<T *> { static const int value = 2; };
template <class T> struct S<const T *> { static const int value = 3; };
template <class T> struct S<T *const> { static const int value = 4; };
template <class T> struct S<const T> { static const int value = 5; };
extern "C" __global__ void const_and_pointer(int *out) {
    out[0] = S<int *>::value;
    out[1] = S<const int *>::value;
    out[2] = S<int *const>::value;
    out[3] = S<const int>::value;
    out[4] = S<const int *const>::value;
}
// LAUNCH: const_and_pointer<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 3, 4, 5, 4, 0, 0, 0]
