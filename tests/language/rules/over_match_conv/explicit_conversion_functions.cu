// [over.match.conv] p1: explicit ones serve direct initialisation and contextual conversion to bool
struct S { int v; __device__ explicit operator bool() const { return v > 0; } __device__ explicit operator int() const { return v + 1; } __device__ operator long() const { return v + 2; } };
extern "C" __global__ void explicit_conversion_functions(int *out) {
    S a{5}, z{0};
    out[0] = (a ? 1 : 2) * 10 + (z ? 1 : 2);
    out[1] = !a + !z * 2;
    out[2] = (a && !z) * 10 + (a || z);
    int i(a); long l = a; int j = a;
    out[3] = i * 100 + (int)l * 10 + j;
    out[4] = static_cast<int>(a) * 10 + (int)static_cast<bool>(a);
    if (z) out[5] = 1; else out[5] = 2;
    while (a) a.v -= 2;
    out[6] = a.v;
}
// LAUNCH: explicit_conversion_functions<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [12, 2, 11, 677, 61, 2, -1]
