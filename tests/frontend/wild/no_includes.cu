// What nvcc's own headers bring to a file that includes nothing.
extern "C" __global__ void macros(double *out, int *n) {
    assert(n != NULL);
    out[0] = M_PI, out[1] = M_LN2, out[2] = INFINITY, out[3] = isnan(NAN), out[4] = HUGE_VAL;
    n[0] = INT_MAX, n[1] = CHAR_BIT, n[2] = RAND_MAX, n[3] = EXIT_FAILURE, n[4] = (int)offsetof(float4, z), n[5] = UINT_MAX == ~0u;
}
extern "C" __global__ void types(int *out) {
    int64_t a = -1;
    u_int b = ~0u;
    ssize_t c = -2;
    int8_t d = (int8_t)300;
    ptrdiff_t e = out + 3 - out;
    out[0] = (a < 0) + (b > 0) + (c < 0), out[1] = d, out[2] = (int)e, out[3] = sizeof(int16_t) + sizeof(u_char) + sizeof(time_t);
}
// LAUNCH: macros<<<1,1>>> out=zeros(5,f64) n=zeros(6,i32)
// EXPECT: out == [3.141592653589793, 0.6931471805599453, inf, 1, inf]
// EXPECT: n == [2147483647, 8, 2147483647, 1, 8, 1]
// LAUNCH: types<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [3, 44, 3, 11]
