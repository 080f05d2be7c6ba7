// [temp.deduct.type] p17: values of bool, enumeration and long parameters
enum class M { a, b };
template <bool B> struct T1 { };
template <M m> struct T2 { };
template <long long N> struct T3 { };
template <bool B> __device__ int f(T1<B>) { return B ? 1 : 2; }
template <M m> __device__ int f(T2<m>) { return 10 + int(m); }
template <long long N> __device__ int f(T3<N>) { return N >> 32; }
extern "C" __global__ void bool_and_expression_values(int *out) {
    out[0] = f(T1<true>()) * 10 + f(T1<(1 > 2)>());
    out[1] = f(T2<M::b>());
    out[2] = f(T3<0x700000001LL>());
}
// LAUNCH: bool_and_expression_values<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12, 11, 7, 0, 0, 0, 0, 0]
