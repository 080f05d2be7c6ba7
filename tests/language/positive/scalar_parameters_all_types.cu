extern "C" __global__ void scalar_parameters_all_types(char a, short b, int c, long long d, float e, double f, bool g, unsigned char h, double *out) {
    out[threadIdx.x] = a + b + c + d + e + f + g + h;
}
// LAUNCH: scalar_parameters_all_types<<<1,8>>> a=-1 b=-2 c=3 d=4 e=0.5 f=0.25 g=true h=255 out=zeros(8,f64)
// EXPECT: out == -1 - 2 + 3 + 4 + .5 + .25 + 1 + 255
