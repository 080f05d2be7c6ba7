// Four products of bytes and their sum in one instruction.
// LAUNCH: dot_of_bytes<<<4,64>>> a=random(200,i32,43) b=random(200,i32,44) out=zeros(200) n=200
// EXPECT: out == (a.view(int8).reshape(-1, 4).astype(int32) * b.view(int8).reshape(-1, 4)).sum(1) + arange(200)

extern "C" __global__ void dot_of_bytes(const int *a, const int *b, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = __dp4a(a[i], b[i], i);
}
