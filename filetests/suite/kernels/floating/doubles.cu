// Sums, products and quotients of doubles.
// LAUNCH: doubles<<<4,64>>> a=random(200,f64,23) b=random(200,f64,24) out=zeros(200) n=200
// EXPECT: out == a * b - a / (b + 1) + sqrt(b)

extern "C" __global__ void doubles(const double *a, const double *b, double *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = __dadd_rn(__dmul_rn(a[i], b[i]), -a[i] / (b[i] + 1.0)) + sqrt(b[i]);
}
