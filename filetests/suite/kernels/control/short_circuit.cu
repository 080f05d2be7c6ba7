// What stands behind && and || happens only where it must.
// LAUNCH: short_circuit<<<4,64>>> a=arange(200) out=zeros(200) touched=zeros(200) n=200
// EXPECT: out == ((a > 50) & (a % 2 == 1) | (a < 10) & (a % 3 == 0))
// EXPECT: touched == (a > 50) + 4 * (a < 10)

extern "C" __global__ void short_circuit(const int *a, int *out, int *touched, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int t = 0;
    if ((a[i] > 50 && (t += 1, a[i] % 2)) || (a[i] < 10 && (t += 4, a[i] % 3 == 0))) out[i] = 1;
    touched[i] = t;
}
