// [over.oper] p2 of over.call.object: an object that converts to a function pointer can be called
__device__ int one(int x) { return x + 1; }
__device__ int two(double x) { return (int)(x * 2); }
struct S {
    typedef int (*F)(int);
    typedef int (*G)(double);
    __device__ operator F() const { return one; }
    __device__ operator G() const { return two; }
};
extern "C" __global__ void surrogate_call(int *out) {
    S s;
    out[0] = s(4);
    out[1] = s(2.5);
    out[2] = s('a');
}
// LAUNCH: surrogate_call<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5, 5, 98, 0, 0, 0, 0, 0]
