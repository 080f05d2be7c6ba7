extern "C" __global__ void pointer_to_pointer(int *out) {
    int i = threadIdx.x; int a = i; int *p = &a; int **pp = &p; int ***ppp = &pp; ***ppp *= 3; out[i] = a;
}
// LAUNCH: pointer_to_pointer<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 3 * arange(8)
