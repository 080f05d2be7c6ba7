// [over.match.call] p2: candidates with defaults tie with exact ones only if all else is equal
__device__ int f(int, int = 1) { return 1; } __device__ int f(double) { return 2; } __device__ int g(long, int = 3) { return 3; } __device__ int g(int, int, int = 4) { return 4; } __device__ int h(const char *, int = 0) { return 5; } __device__ int h(bool, ...) { return 6; }
extern "C" __global__ void default_arguments_choose(int *out) { out[0] = f(1) * 10 + f(1.0); out[1] = g(1) * 100 + g(1, 2) * 10 + g(1L, 2L); out[2] = h("s") * 10 + h(true); out[3] = h("s", 1) * 10 + h(1 == 1, "x"); out[4] = f('a') * 10 + f(1.0f); }
// LAUNCH: default_arguments_choose<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [12, 343, 56, 56, 12]
