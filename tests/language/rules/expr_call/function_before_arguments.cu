// [expr.call] p5: the function expression is sequenced before its arguments
__device__ int add(int a) { return a + 100; }
__device__ int sub(int a) { return a - 100; }
typedef int (*F)(int);
__device__ F pick(int *log) { *log = *log * 10 + 1; return add; }
__device__ int arg(int *log) { *log = *log * 10 + 2; return *log; }
struct S { int v; __device__ S &set(int k) { v = v * 10 + k; return *this; } };
extern "C" __global__ void function_before_arguments(int *out) {
    int l = 0;
    out[0] = pick(&l)(arg(&l));
    S s{0}; int i = 1;
    s.set(i++).set(i++).set(i);
    out[1] = s.v;
    S a[2] = {{1}, {2}}; i = 0;
    a[i++].set(i + 4);
    out[2] = a[0].v * 100 + a[1].v;
}
// LAUNCH: function_before_arguments<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [112, 123, 1502]
