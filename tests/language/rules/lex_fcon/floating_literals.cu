// [lex.fcon] p1: decimal and hexadecimal, exponents, suffixes and missing parts
__device__ int k(float) { return 1; } __device__ int k(double) { return 2; } __device__ int k(int) { return 3; }
extern "C" __global__ void floating_literals(int *out) { out[0] = k(1.f) * 1000 + k(1.) * 100 + k(1e0) * 10 + k(.5F); out[1] = (int)(0x1p4) + (int)(0x1.8p1 * 10); out[2] = (int)1'0.5e1 ; out[3] = (int)(1e-1 * 1000); out[4] = (int)(.25 * 100) + (int)5.; out[5] = (int)0x.8p3f * 10 + k(0x1p0f); out[6] = k(0x1F) * 10 + k(1E+2); out[7] = (int)1.5E+2f; }
// LAUNCH: floating_literals<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1221, 46, 105, 100, 30, 41, 32, 150]
