// [class.conv.fct] p1: conversions to int, pointer, reference and class; const decides
struct S {
    int v;
    __device__ operator int() { return v; }
    __device__ operator int() const { return v + 100; }
    __device__ explicit operator bool() const { return v > 5; }
    __device__ operator const char *() const { return "abc"; }
};
struct R { int v; __device__ operator int &() { return v; } };
extern "C" __global__ void kinds_of_target(int *out) {
    S s{3};
    const S c{7};
    int x = s, y = c;
    out[0] = x * 1000 + y;
    out[1] = (s ? 1 : 2) * 10 + (c ? 1 : 2);
    const char *p = s;
    out[2] = p[1];
    R r{5};
    r += 6;
    int &i = r;
    i++;
    out[3] = r.v;
    out[4] = !c * 10 + (c && true);
}
// LAUNCH: kinds_of_target<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3107, 11, 98, 12, 1, 0, 0, 0]
