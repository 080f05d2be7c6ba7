// [temp.names] p3: <> and nested closings
template <class T = int, int N = 2> struct S { T a[N]; };
template <class T> struct W { T t; };
extern "C" __global__ void default_arguments_and_empty(int *out) {
    out[0] = sizeof(S<>);
    out[1] = sizeof(W<W<S<char>>>);
    out[2] = sizeof(S<W<S<>>, 3>);
}
// LAUNCH: default_arguments_and_empty<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [8, 2, 24, 0, 0, 0, 0, 0]
