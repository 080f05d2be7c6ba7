// [cpp.rescan] p2: a macro is not expanded again within its own expansion
__device__ int z = 5;
#define f(x) (x + f2(x))
#define f2(x) (f3(x) * 2)
#define z z + 1
#define A B
#define B A
#define g(x) x g
#define NIL(x) x
#define CALL(m, a) m(a)
#define t(x, y, zz) x ## y ## zz
__device__ int f3(int x) { return x + 10; }
extern "C" __global__ void no_recursion(int *out) { out[0] = f(1); out[1] = z; int A = 3; out[2] = A * 11; int (*h)(int) = f3; out[3] = CALL(f2, 4); out[4] = NIL(NIL(6)); out[5] = CALL(NIL, 7) ; out[6] = t(1, 2, 3) + t(, 4, ) + t(5, , 6); out[7] = CALL(NIL, NIL(8)) + (*h)(0) * 0; }
// LAUNCH: no_recursion<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [23, 6, 33, 28, 6, 7, 183, 8]
