extern "C" __global__ void increment_pointer(int *out) {
    int i = threadIdx.x; int a[3] = {4, 5, 6}; int *p = a; int x = *p++; int y = *++p; out[i] = x * 10 + y;
}
// LAUNCH: increment_pointer<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 46
