struct Z { int a[3]; float f; };
extern "C" __global__ void initialiser_empty_braces(int *out) {
    int i = threadIdx.x; Z z = {}; int a[4] = {}; out[i] = z.a[2] + (int)z.f + a[i & 3];
}
// LAUNCH: initialiser_empty_braces<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 0
