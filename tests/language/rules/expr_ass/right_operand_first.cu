// [expr.ass] p1: the right operand is sequenced before the left one
__device__ int step(int *log, int k, int r) { *log = *log * 10 + k; return r; }
__device__ int &ref(int *log, int k, int &x) { *log = *log * 10 + k; return x; }
extern "C" __global__ void right_operand_first(int *out) {
    int l = 0, x = 1;
    ref(&l, 1, x) = step(&l, 2, 9);
    out[0] = l * 10 + x;
    l = 0; ref(&l, 1, x) += step(&l, 2, 3);
    out[1] = l * 100 + x;
    int a[3] = {0, 0, 0}, i = 0;
    a[i] = ++i;
    out[2] = a[0] * 10 + a[1];
    i = 0; a[i++] = i;
    out[3] = a[0] * 10 + i;
}
// LAUNCH: right_operand_first<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [219, 2112, 1, 1]
