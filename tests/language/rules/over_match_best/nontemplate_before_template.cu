// [over.match.best] p1.6: of equal conversions, an ordinary function beats a specialisation
__device__ int f(int) { return 1; }
template <class T> __device__ int f(T) { return 2; }
template <class T> __device__ int f(T *) { return 3; }
__device__ int g(long) { return 4; }
template <class T> __device__ int g(T) { return 5; }
extern "C" __global__ void nontemplate_before_template(int *out) {
    int x = 0;
    out[0] = f(1) * 100 + f(1L) * 10 + f(&x);
    out[1] = g(1) * 10 + g(1L);
    out[2] = f<>(1) * 10 + f<int>(1);
    short s = 1;
    out[3] = f(s) * 10 + f(nullptr);
}
// LAUNCH: nontemplate_before_template<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [123, 54, 22, 22]
