// [temp.nondep] p1 of temp.nondep: what does not depend is bound where the template is defined
__device__ int f(double) { return 1; }
template <class T> __device__ int g(T x) { return f(1) * 10 + f(x); }
__device__ int f(int) { return 2; }
struct S { __device__ operator int() const { return 0; } __device__ operator double() const = delete; };
extern "C" __global__ void bound_at_definition(int *out) {
    out[0] = g(1);
    out[1] = g('c');
}
// LAUNCH: bound_at_definition<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [11, 11, 0, 0, 0, 0, 0, 0]
