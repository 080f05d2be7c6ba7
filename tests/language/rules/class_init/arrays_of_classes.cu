// [class.init] p1: elements of arrays are initialised one by one, the rest by default
struct C { int v; __device__ C() : v(9) { } __device__ C(int x) : v(x) { } __device__ explicit C(const char *s) : v(s[0]) { } };
struct H { C a[3]; C b[2]; __device__ H() : a{1, 2}, b{} { } };
extern "C" __global__ void arrays_of_classes(int *out) {
    C a[4] = {1, C(2), C("A")};
    out[0] = a[0].v * 1000 + a[1].v * 100 + a[3].v;
    out[1] = a[2].v;
    H h;
    out[2] = h.a[0].v * 1000 + h.a[1].v * 100 + h.a[2].v * 10 + h.b[1].v;
    C m[2][2] = {{1}, {2, 3}};
    out[3] = m[0][0].v * 1000 + m[0][1].v * 100 + m[1][0].v * 10 + m[1][1].v;
}
// LAUNCH: arrays_of_classes<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1209, 65, 1299, 1923, 0, 0, 0, 0]
