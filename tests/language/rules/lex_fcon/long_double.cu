// [lex.fcon] p1: literals with L are folded into what they initialise; device code has no other use for the type
// HOST: no
template <class T> constexpr T pi = T(3.141592653589793238462643L);
constexpr double e_value = 2.718281828459045L;
template <class T> __device__ T twice(T x) { return x * 2; }
__device__ int over(float) { return 1; }
__device__ int over(double) { return 2; }
__device__ int over(int) { return 3; }
extern "C" __global__ void long_double(int *out) {
    int *p = out;
    const int zero = out[0];
    p[0] = (int)(pi<float> * 100);
    p[1] = (int)(pi<double> * 1e4);
    p[2] = (int)(e_value * 10);
    double d = 1.5L;
    p[3] = d * 2;
    float f = 0.1L;
    p[4] = __float_as_int(f);
    d = d * 3.0L + 1;
    p[5] = d * 10;
    p[6] = sizeof(1.0L);
    p[7] = (int)2.7L;
    p[8] = 1.5L < 2;
    p[9] = over((double)1.L);
    d += 0.25L;
    p[10] = d * 100;
    p[11] = __float_as_int((float)(3.14159265358979323846L / 180));
    bool b = 0.0L;
    p[12] = b;
    p[13] = -3.99L;
    constexpr float g = 1 / 3.0L;
    p[14] = __float_as_int(g);
    p[15] = zero ? 1.0L : 2.0L;
    double q[2] = {1.0L, 2.5L};
    p[16] = q[1] * 2;
    p[17] = fmaxf(1.0L, 2.f);
    d = zero + 1.0L;
    p[19] = d;
    switch ((int)3.5L) {
    case 3:
        p[20] = 1;
    }
    f *= 2.0L;
    p[21] = __float_as_int(f);
    double h = 1e308L * 10;
    p[22] = isinf(h);
}
// LAUNCH: long_double<<<1,1>>> out=zeros(23,i32)
// EXPECT: out == [314, 31415, 27, 3, 1036831949, 55, 16, 2, 1, 2, 575, 1016003125, 0, -3, 1051372203, 2, 5, 2, 0, 1, 1, 1045220557, 1]
