// [over.sub] p1: operator[] is a member, overloaded on const and on the index
struct V {
    int d[4];
    __device__ int &operator[](int i) { return d[i]; }
    __device__ int operator[](int i) const { return d[i] + 100; }
    __device__ int operator[](const char *s) const { return s[0] - '0' + 500; }
};
extern "C" __global__ void subscript(int *out) {
    V v{{1, 2, 3, 4}};
    const V &c = v;
    v[1] = 20; v[2] += 5; ++v[3];
    out[0] = v[1] * 100 + v[2] * 10 + v[3];
    out[1] = c[1];
    out[2] = v["7"];
    int *p = &v[0];
    out[3] = p[1] + (&v[1])[1];
    V a[2] = {{{1, 2, 3, 4}}, {{5, 6, 7, 8}}};
    out[4] = a[1][2] * 10 + 1[a][0];
}
// LAUNCH: subscript<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [2085, 120, 507, 28, 75]
