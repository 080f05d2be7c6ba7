// [intro.execution] expr.log, expr.cond, expr.comma: &&, ||, ?: and the comma evaluate left to right and only what is needed
__device__ int step(int *log, int k, int r) { *log = *log * 10 + k; return r; }
extern "C" __global__ void sequenced_forms(int *out) {
    int l = 0;
    int r = (step(&l, 1, 0) && step(&l, 2, 1)) || step(&l, 3, 1);
    out[0] = l * 10 + r;
    l = 0; r = step(&l, 1, 0) ? step(&l, 2, 7) : step(&l, 3, 8);
    out[1] = l * 10 + r;
    l = 0; r = (step(&l, 1, 5), step(&l, 2, 6));
    out[2] = l * 10 + r;
    l = 0; r = step(&l, 1, 1) || step(&l, 2, 0) && step(&l, 3, 0);
    out[3] = l * 10 + r;
}
// LAUNCH: sequenced_forms<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [131, 138, 126, 11]
