// [conv.prom] p3: an unscoped enumeration promotes to the first of int, unsigned, long … that holds its values
enum Small { s1 = 1 };
enum Big { b1 = 0xFFFFFFFFu };
enum Huge { h1 = 0x1FFFFFFFFl };
enum Neg { n1 = -1, n2 = 5 };
__device__ int f(int) { return 1; }
__device__ int f(unsigned) { return 2; }
__device__ int f(long) { return 3; }
__device__ int f(unsigned long) { return 4; }
extern "C" __global__ void enumeration_promotions(int *out) {
    out[0] = f(s1);
    out[1] = f(b1);
    out[2] = f(h1);
    out[3] = f(n1);
    out[4] = f(+s1) * 10 + f(~b1);
}
// LAUNCH: enumeration_promotions<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [1, 2, 3, 1, 12]
