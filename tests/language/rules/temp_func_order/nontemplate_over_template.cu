// [temp.func.order] p1 of over.match.best: with equal conversions a function beats a template, a better conversion beats both
__device__ int f(long) { return 1; }
template <class T> __device__ int f(T) { return 2; }
__device__ int g(int) { return 3; }
template <class T> __device__ int g(T) { return 4; }
extern "C" __global__ void nontemplate_over_template(int *out) {
    out[0] = f(1);
    out[1] = f(1L);
    out[2] = g(1);
    out[3] = g<>(1);
    out[4] = g('c');
}
// LAUNCH: nontemplate_over_template<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 1, 3, 4, 4, 0, 0, 0]
