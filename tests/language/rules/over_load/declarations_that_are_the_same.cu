// [over.load] p3: arrays and functions as parameters adjust, so these declare one function
__device__ int f(int a[3]);
__device__ int f(int *const a) { return a[1]; }
__device__ int f(int a[]);
__device__ int g(int h(int));
__device__ int g(int (*h)(int)) { return h(4); }
typedef int I;
__device__ int h(I x);
__device__ int h(const int x) { return x * 2; }
extern "C" __global__ void declarations_that_are_the_same(int *out) {
    int v[2] = {5, 6};
    out[0] = f(v);
    out[1] = g(h);
    out[2] = h(10);
}
// LAUNCH: declarations_that_are_the_same<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [6, 8, 20]
