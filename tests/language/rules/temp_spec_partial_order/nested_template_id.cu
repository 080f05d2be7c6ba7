// [temp.spec.partial.order] p1: S<V<T>>, S<V<V<T>>>, S<V<T*>>
template <class T> struct V { };
template <class T> struct S { static const int value = 1; };
template <class T> struct S<V<V<T>>> { static const int value = 3; };
template <class AnOuterParameter> struct S<V<AnOuterParameter>> { static const int value = 2; };
template <class T> struct S<V<T *>> { static const int value = 4; };
extern "C" __global__ void nested_template_id(int *out) {
    out[0] = S<int>::value;
    out[1] = S<V<int>>::value;
    out[2] = S<V<V<int>>>::value;
    out[3] = S<V<int *>>::value;
    out[4] = S<V<V<int *>>>::value;
}
// LAUNCH: nested_template_id<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 4, 3, 0, 0, 0]
