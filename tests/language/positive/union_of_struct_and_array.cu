union W { unsigned long long l; unsigned char b[8]; };
extern "C" __global__ void union_of_struct_and_array(int *out) {
    int i = threadIdx.x; W w; w.l = 0x0807060504030201ULL; out[i] = w.b[i];
}
// LAUNCH: union_of_struct_and_array<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 1
