// The low half of a product.
// LAUNCH: multiply_low<<<4,64>>> a=random(200,i32,1) b=random(200,i32,2) out=zeros(200) n=200
// EXPECT: out == a * b

extern "C" __global__ void multiply_low(const int *a, const int *b, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = (int)((unsigned)a[i] * (unsigned)b[i]);
}
