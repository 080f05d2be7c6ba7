// [temp.deduct.type] p8: S<T> names S<T, default>; only that is matched
template <class T, class U = T *> struct S { };
template <class T> __device__ int f(S<T>) { return 1; }
template <class T, class U> __device__ int f(S<T, U>) { return 2; }
extern "C" __global__ void default_template_argument_of_class(int *out) {
    out[0] = f(S<int>());
    out[1] = f(S<int, char>());
    out[2] = f(S<int, int *>());
}
// LAUNCH: default_template_argument_of_class<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 1, 0, 0, 0, 0, 0]
