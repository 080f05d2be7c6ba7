// [conv.prom] p4: a fixed underlying type may itself be the target, and is the better one
enum E : char { e };
enum U : unsigned short { u };
enum L : long { l };
__device__ int f(char) { return 1; }
__device__ int f(int) { return 2; }
__device__ int g(int) { return 3; }
__device__ int g(long) { return 4; }
__device__ int g(unsigned short) { return 5; }
extern "C" __global__ void fixed_underlying_promotes_two_ways(int *out) {
    out[0] = f(e);
    out[1] = g(u);
    out[2] = g(l);
    out[3] = f(+e);
    out[4] = g(e);
}
// LAUNCH: fixed_underlying_promotes_two_ways<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [1, 5, 4, 2, 3]
