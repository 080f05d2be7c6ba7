// [temp.deduct.type] p8: a value is deduced from a template-id; its type may differ from the parameter's kind of int
template <int N> struct I { };
template <unsigned char N> struct U { };
template <int N> __device__ int f(I<N>) { return N; }
template <unsigned char N> __device__ int f(U<N>) { return 1000 + N; }
template <int N, int M> __device__ int g(I<N>, I<M>) { return N * 10 + M; }
extern "C" __global__ void value_arguments(int *out) {
    out[0] = f(I<-5>());
    out[1] = f(U<255>());
    out[2] = g(I<3>(), I<4>());
}
// LAUNCH: value_arguments<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [-5, 1255, 34, 0, 0, 0, 0, 0]
