// [temp.func.order] p2: S<T> is more specialised than T, S<T*> than S<T>
template <class T> struct S { T v; };
template <class X> __device__ int f(S<X *>) { return 3; }
template <class X> __device__ int f(X) { return 1; }
template <class SomeLongParameterName> __device__ int f(S<SomeLongParameterName>) { return 2; }
extern "C" __global__ void template_id_argument(int *out) {
    out[0] = f(7);
    out[1] = f(S<int>{});
    out[2] = f(S<int *>{});
    out[3] = f(S<int **>{});
}
// LAUNCH: template_id_argument<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 3, 0, 0, 0, 0]
