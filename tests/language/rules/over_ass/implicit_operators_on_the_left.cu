// [over.ass] p1: the same with trivial operators
struct S {
    int v;
    int w[2];
};
struct T {
    S s;
    S t[2];
};
__device__ T mk(int x) { return T{{x, {x, x}}, {{x + 1, {2, 3}}, {x + 2, {4, 5}}}}; }
__device__ S mks(int x) { return S{x, {7, 8}}; }
extern "C" __global__ void implicit_operators_on_the_left(int *out) {
    int *p = out;
    const int zero = out[0];
    T a = mk(1);
    a.s = mks(3);
    p[0] = a.s.v;
    a.t[1] = mks(4);
    p[1] = a.t[1].w[1];
    p[2] = (a.t[0] = a.t[1]).v;
    mk(3).s = mks(4);
    mks(4) = mks(5);
    p[3] = (mks(4) = mks(5)).v;
    (a = mk(5)).s = mks(77);
    p[4] = a.s.v;
    T *q = &a;
    q->t[zero] = q->s;
    p[5] = q->t[0].v;
    static_cast<T &&>(a).s = mks(6);
    p[6] = a.s.v;
    auto m = &T::s;
    a.*m = mks(15);
    q->*m = (p[7] = 1, mks(16));
    p[8] = a.s.v;
    (p[9] ? a.s : a.t[0]) = mks(99);
    p[10] = a.t[0].v;
}
// LAUNCH: implicit_operators_on_the_left<<<1,1>>> out=zeros(11,i32)
// EXPECT: out == [3, 8, 4, 5, 77, 77, 6, 1, 16, 0, 99]
