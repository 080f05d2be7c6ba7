// [temp.deduct.call] p6 of over.best.ics: a template's exact match, a conversion, an ellipsis
__device__ int f(...) { return 1; }
__device__ int f(double) { return 2; }
template <class T> __device__ int f(T *) { return 3; }
struct S { };
extern "C" __global__ void ellipsis_and_conversion_rank(int *out) {
    out[0] = f(S());
    out[1] = f('c');
    out[2] = f(out);
    out[3] = f(nullptr);
}
// LAUNCH: ellipsis_and_conversion_rank<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 1, 0, 0, 0, 0]
