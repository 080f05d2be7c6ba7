extern "C" __global__ void initialiser_braced_scalar(int *out) {
    int i = threadIdx.x; int a{i}; int b = {3}; int c{}; out[i] = a + b + c;
}
// LAUNCH: initialiser_braced_scalar<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8) + 3
