// [expr.ass] p1: assignment gives the left operand, an lvalue, after the conversion
__device__ int take(int &x) { return x += 1; }
extern "C" __global__ void yields_the_left_object(int *out) {
    int a, b; unsigned char c;
    a = b = 7; out[0] = a * 10 + b;
    (a = 3) = 4; out[1] = a;
    out[2] = (c = 300); out[3] = sizeof(c = 1);
    out[4] = take(a = 8) * 10 + take(b -= 1);
    int x = (a += b) -= 2; out[5] = x;
    bool q; out[6] = (q = 4) + 1;
    int i = 3; i = (i = 5) + 1; out[7] = i;
}
// LAUNCH: yields_the_left_object<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [77, 4, 44, 1, 97, 14, 2, 6]
