// Structures in shared memory.
// LAUNCH: structures<<<3,64>>> a=arange(192) out=zeros(192)
// EXPECT: out.reshape(3, 64) == arange(192).reshape(3, 64) * 7 % 64

struct Pair { int key; char value; };
extern "C" __global__ void structures(const int *a, int *out) {
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    __shared__ Pair s[64];
    s[t].key = a[i] * 7 % 64;
    s[t].value = (char)t;
    __syncthreads();
    out[i] = s[s[t].key].value;
}
