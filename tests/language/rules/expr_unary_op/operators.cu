// [expr.unary.op] p7: results have the promoted type; ! gives bool
__device__ int k(int) { return 1; } __device__ int k(unsigned) { return 2; } __device__ int k(bool) { return 3; } __device__ int k(char) { return 4; } __device__ int k(unsigned char) { return 5; }
extern "C" __global__ void operators(int *out) {
    unsigned char c = 5; bool b = true; unsigned u = 1; char h = 'a';
    out[0] = k(+c) * 1000 + k(-c) * 100 + k(~c) * 10 + k(!c);
    out[1] = k(-u) * 10 + k(+h);
    out[2] = -c + ~c;
    out[3] = (-u == 0xFFFFFFFF) + (~u == 0xFFFFFFFE) * 10;
    out[4] = !c + !!c * 10 + !0.0 * 100;
    out[5] = +b + -b * 10 + ~b * 100;
    out[6] = - -5 - -3;
}
// LAUNCH: operators<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [1113, 21, -11, 11, 110, -209, 8]
