extern "C" __global__ void reference_local(int *out) {
    int i = threadIdx.x; int a = i; int &r = a; r += 10; out[i] = a;
}
// LAUNCH: reference_local<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 10
