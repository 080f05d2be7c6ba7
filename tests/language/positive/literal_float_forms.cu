extern "C" __global__ void literal_float_forms(double *out) {
    int i = threadIdx.x; out[i] = 1e3 + .5 + 2. + 1.5e-1 + 0x1.8p1;
}
// LAUNCH: literal_float_forms<<<1,8>>> out=zeros(8,f64)
// EXPECT: out == 1e3 + .5 + 2. + 1.5e-1 + 3.0
