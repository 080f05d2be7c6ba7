// [basic.lookup.unqual] p11: names in a default argument are bound where it is written
__device__ int n = 4;
__device__ int f(int a = n) { return a; }
struct S {
    static const int n = 9;
    __device__ int g(int a = n) const { return a; }
};
extern "C" __global__ void default_argument_scope(int *out) {
    int n = 100;
    out[0] = f();
    S s;
    out[1] = s.g();
    ::n = 5;
    out[2] = f() + n;
}
// LAUNCH: default_argument_scope<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [4, 9, 105]
