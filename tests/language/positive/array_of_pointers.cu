extern "C" __global__ void array_of_pointers(int *out) {
    int i = threadIdx.x; int a = i, b = 10; int *p[2] = {&a, &b}; *p[i & 1] += 5; out[i] = a + b;
}
// LAUNCH: array_of_pointers<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 15
