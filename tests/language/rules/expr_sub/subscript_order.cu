// [expr.sub] p1: E1[E2] is *((E1)+(E2)), the left sequenced before the right
__device__ int *left(int *log, int *p) { *log = *log * 10 + 1; return p; }
__device__ int right(int *log, int i) { *log = *log * 10 + 2; return i; }
extern "C" __global__ void subscript_order(int *out) {
    int a[4] = {5, 6, 7, 8}, l = 0;
    out[0] = left(&l, a)[right(&l, 2)];
    out[1] = l;
    l = 0; out[2] = right(&l, 3)[left(&l, a)]; out[3] = l;
    int i = 1; out[4] = a[i++] * 10 + 2[a];
    int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
    out[5] = 1[m][2] * 10 + m[0][4 - 3];
}
// LAUNCH: subscript_order<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [7, 12, 8, 21, 67, 62]
