template <int N> struct Fact { enum { value = N * Fact<N - 1>::value }; };
template <> struct Fact<0> { enum { value = 1 }; };
extern "C" __global__ void template_recursive_instances(int *out) {
    int i = threadIdx.x; out[i] = Fact<6>::value;
}
// LAUNCH: template_recursive_instances<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 720
