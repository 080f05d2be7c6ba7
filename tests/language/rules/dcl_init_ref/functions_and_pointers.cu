// [dcl.init.ref] p5: references to functions and to pointers
__device__ int one(int x) { return x + 1; }
extern "C" __global__ void functions_and_pointers(int *out) {
    int (&f)(int) = one;
    int (*const &p)(int) = one;
    out[0] = f(4) * 10 + p(6);
    int a = 1, b = 2;
    int *q = &a;
    int *&rq = q;
    rq = &b;
    out[1] = *q;
    int *const &cq = q;
    rq = &a;
    out[2] = *cq;
}
// LAUNCH: functions_and_pointers<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [57, 2, 1, 0, 0, 0, 0, 0]
