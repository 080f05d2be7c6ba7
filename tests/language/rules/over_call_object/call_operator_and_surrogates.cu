// [over.call.object] p2: a conversion to a function pointer adds a surrogate call
__device__ int viaInt(int) { return 1; }
__device__ int viaPtr(const char *) { return 2; }
struct S {
    typedef int (*FI)(int);
    typedef int (*FP)(const char *);
    __device__ operator FI() const { return viaInt; }
    __device__ operator FP() const { return viaPtr; }
    __device__ int operator()(double) const { return 3; }
    __device__ int operator()(int, int) const { return 4; }
};
extern "C" __global__ void call_operator_and_surrogates(int *out) {
    S s;
    out[0] = s("x");
    out[1] = s(1.0);
    out[2] = s(1, 2);
    out[3] = s(nullptr);
}
// LAUNCH: call_operator_and_surrogates<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [2, 3, 4, 2]
