// [expr.shift] p1: the type is the promoted left operand's, whatever the right one's
__device__ int k(int) { return 1; } __device__ int k(long) { return 2; } __device__ int k(unsigned) { return 3; }
extern "C" __global__ void shift_type(int *out) {
    unsigned char c = 0x81; int i = 1; long l = 3; short s = -16;
    out[0] = c << 8; out[1] = k(c << l) * 100 + k(i << l) * 10 + k(1u << l);
    out[2] = s >> 2; out[3] = (int)((unsigned)s >> 28);
    out[4] = (int)((1L << 35) >> 33);
    out[5] = (unsigned char)(c << 1) * 10 + (c >> 4);
    out[6] = 1 << 2 + 1; out[7] = 64 >> 1 << 2;
}
// LAUNCH: shift_type<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [33024, 113, -4, 15, 4, 28, 8, 128]
