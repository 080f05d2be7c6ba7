// [over.built] p13: built-in pointer arithmetic, comparison and subscript through conversions
struct P { int *p; __device__ operator int *() const { return p; } };
struct I { int v; __device__ operator int() const { return v; } };
enum E { one = 1, two };
extern "C" __global__ void pointer_candidates(int *out) {
    int a[5] = {10, 20, 30, 40, 50};
    P p{a}, q{a + 3}; I i{2};
    out[0] = *(p + i);
    out[1] = p[two] + i[a];
    out[2] = q - p;
    out[3] = (p < q) * 10 + (p == a) + !p;
    out[4] = *(one + p);
    if (p) out[5] = *p;
}
// LAUNCH: pointer_candidates<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [30, 60, 3, 11, 20, 10]
