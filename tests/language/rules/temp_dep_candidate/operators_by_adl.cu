// [temp.dep.candidate] p1: operators in templates are found in the same way
template <class T> __device__ int add(T a, T b) { return a + b; }
template <class T> __device__ int neg(T a) { return -a + 1; }
namespace n {
struct A { int v; };
__device__ int operator+(A a, A b) { return a.v * 10 + b.v; }
__device__ int operator-(A a) { return a.v * 100; }
}
extern "C" __global__ void operators_by_adl(int *out) {
    out[0] = add(n::A{3}, n::A{4});
    out[1] = neg(n::A{5});
    out[2] = add(1, 2);
}
// LAUNCH: operators_by_adl<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [34, 501, 3, 0, 0, 0, 0, 0]
