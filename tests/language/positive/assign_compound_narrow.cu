extern "C" __global__ void assign_compound_narrow(int *out) {
    int i = threadIdx.x; unsigned char c = 250; c += i; out[i] = c;
}
// LAUNCH: assign_compound_narrow<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == (250 + arange(8)) % 256
