struct Cell { int a; float b; };
extern "C" __global__ void space_shared_struct(int *out) {
    __shared__ Cell s[8]; int i = threadIdx.x; s[i].a = i; s[i].b = i * 0.5f; __syncthreads(); out[i] = s[7 - i].a + (int)(s[i].b * 2);
}
// LAUNCH: space_shared_struct<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 7
