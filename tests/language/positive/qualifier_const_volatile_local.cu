extern "C" __global__ void qualifier_const_volatile_local(int *out) {
    int i = threadIdx.x; const int a = i; volatile int b = a; b = b + 1; out[i] = b;
}
// LAUNCH: qualifier_const_volatile_local<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 1
