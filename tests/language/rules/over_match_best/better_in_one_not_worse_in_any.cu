// [over.match.best] p1: a function must be at least as good for every argument
__device__ int f(int, double, long) { return 1; }
__device__ int f(int, int, int) { return 2; }
__device__ int f(double, double, double) { return 3; }
__device__ int g(const int &, long) { return 4; }
__device__ int g(int, int) { return 5; }
extern "C" __global__ void better_in_one_not_worse_in_any(int *out) {
    out[0] = f(1, 1, 1);
    out[1] = f(1, 1.0, 1L);
    out[2] = f(1.0, 1.0, 1.0f);
    out[3] = f('a', 'b', 'c');
    out[4] = g(1, 1) ;
}
// LAUNCH: better_in_one_not_worse_in_any<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [2, 1, 3, 2, 5]
