// [over.call.object] p2: an object with nothing but a conversion to a pointer can be called
__device__ int add(int a, int b = 0) { return a + b; }
typedef int (*F)(int, int);
struct S { int k; __device__ operator F() const { return add; } };
extern "C" __global__ void only_conversion(int *out) {
    S s{1};
    out[0] = s(20, 3);
    const S c{2};
    out[1] = c(c.k, 5);
}
// LAUNCH: only_conversion<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [23, 7]
