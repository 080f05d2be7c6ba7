// [over.ics.ref] p1: binding directly is the identity; a temporary of another type is a conversion
__device__ int f(const int &) { return 1; }
__device__ int f(long) { return 2; }
__device__ int g(const double &) { return 3; }
__device__ int g(int) { return 4; }
__device__ int h(const long &) { return 5; }
__device__ int h(const char *) { return 6; }
extern "C" __global__ void reference_binding_is_direct_or_conversion(int *out) {
    int i = 1; short s = 1;
    out[0] = f(i) * 10 + f(2L);
    out[1] = g(i) * 10 + g(1.5f);
    out[2] = h(i) * 10 + h("");
    out[3] = f(s);
    const int &r = s; s = 9;
    out[4] = r;
}
// LAUNCH: reference_binding_is_direct_or_conversion<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [12, 43, 56, 1, 1]
