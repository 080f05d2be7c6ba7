// [over.ref] p1: x->m is (x.operator->())->m, again and again
struct S { int v = 1; int w = 2; };
struct P { S *p; __device__ S *operator->() const { return p; } __device__ S &operator*() const { return *p; } };
struct Q { P p; __device__ P operator->() const { return p; } };
struct R { Q q; __device__ const Q &operator->() const { return q; } __device__ int v = 99; };
extern "C" __global__ void arrow_chains(int *out) {
    S s; P p{&s}; Q q{p}; R r{q};
    out[0] = p->v * 10 + q->w;
    r->v = 7;
    out[1] = s.v * 100 + r.v;
    out[2] = (*p).w + (*q.p).v * 10;
    out[3] = p.operator->()->w;
    (&r)->q->w = 4;
    out[4] = s.w;
}
// LAUNCH: arrow_chains<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [12, 799, 72, 2, 4]
