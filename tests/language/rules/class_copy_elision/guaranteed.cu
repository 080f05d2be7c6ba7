// [class.copy.elision] p5 of class.temporary: a prvalue initialises its object itself; no copy is needed
struct S {
    int v;
    S *self;
    __device__ S(int x) : v(x), self(this) { }
    S(const S &) = delete;
    S(S &&) = delete;
};
__device__ S make(int x) { return S(x * 2); }
__device__ S again(int x) { return make(x + 1); }
__device__ int take(S s) { return s.v; }
struct H { S s; __device__ H() : s(make(40)) { } };
extern "C" __global__ void guaranteed(int *out) {
    S s = again(3);
    out[0] = s.self == &s ? s.v : -1;
    out[1] = take(make(5));
    out[2] = take(S(S(S(9))));
    H h;
    out[3] = h.s.self == &h.s ? h.s.v : -1;
    S t = true ? make(1) : make(2);
    out[4] = t.self == &t ? t.v : -1;
    S a[2] = {make(7), S(8)};
    out[5] = a[1].self == &a[1] ? a[0].v * 10 + a[1].v : -1;
}
// LAUNCH: guaranteed<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [8, 10, 9, 80, 2, 148, 0, 0]
