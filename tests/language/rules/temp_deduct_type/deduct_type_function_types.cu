// [temp.deduct.type] p8: return type, parameters and packs of a function type
template <class R, class... A> __device__ int f(R (*)(A...)) { return sizeof(R) * 100 + sizeof...(A) * 10 + (0 + ... + (int)sizeof(A)); }
template <class R, class A> __device__ int g(R (&)(A, int)) { return sizeof(R) * 10 + sizeof(A); }
__device__ char none() { return 0; }
__device__ short two(double, int) { return 0; }
extern "C" __global__ void deduct_type_function_types(int *out) {
    out[0] = f(none);
    out[1] = f(two);
    out[2] = g(two);
}
// LAUNCH: deduct_type_function_types<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [100, 232, 28, 0, 0, 0, 0, 0]
