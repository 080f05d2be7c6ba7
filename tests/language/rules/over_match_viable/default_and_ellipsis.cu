// [over.match.viable] p2: default arguments and an ellipsis make a function viable for more or fewer arguments
__device__ int f(int) { return 1; }
__device__ int f(int, int, int = 5) { return 2; }
__device__ int f(double, ...) { return 3; }
__device__ int g(int, double = 0) { return 4; }
__device__ int g(long, int) { return 5; }
extern "C" __global__ void default_and_ellipsis(int *out) {
    out[0] = f(1) * 100 + f(1, 2) * 10 + f(1, 2, 3);
    out[1] = f(1.5) * 10 + f(1.5, 2);
    out[2] = f(1, 2, 3, 4);
    out[3] = g('c') * 10 + g(1L, 1);
}
// LAUNCH: default_and_ellipsis<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [122, 32, 3, 45]
