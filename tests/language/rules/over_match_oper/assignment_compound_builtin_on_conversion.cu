// [over.match.oper] p3: a compound assignment may use a conversion to a reference
struct W { int v; __device__ operator int &() { return v; } };
struct K { int v; __device__ operator int() const { return v; } };
extern "C" __global__ void assignment_compound_builtin_on_conversion(int *out) {
    W w{5}; K k{3};
    w += 4;
    out[0] = w.v;
    ++w; w++;
    out[1] = w.v;
    int i = 10;
    i -= k; i <<= k;
    out[2] = i;
    w <<= k;
    out[3] = w.v;
    double d = 1.5; d *= k;
    out[4] = (int)(d * 10);
    out[5] = w & k;
}
// LAUNCH: assignment_compound_builtin_on_conversion<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [9, 11, 56, 88, 45, 0]
