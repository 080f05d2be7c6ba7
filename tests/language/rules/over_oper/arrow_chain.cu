// [over.oper] p1 of over.ref: -> goes on until it is a pointer
struct D { int v; __device__ int get() const { return v * 2; } };
struct C { D *p; __device__ D *operator->() const { return p; } };
struct B { C c; int hops = 1; __device__ C operator->() { return c; } __device__ const C &operator->() const { return c; } };
struct A { B b; __device__ B &operator->() { return b; } };
extern "C" __global__ void arrow_chain(int *out) {
    D d{4};
    A a{{{&d}}};
    const B cb{{&d}};
    a->v = 9;
    out[0] = d.v;
    out[1] = a->get() + cb->v;
    out[2] = a.operator->().hops;
    out[3] = (*a.b.c.p).v;
}
// LAUNCH: arrow_chain<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [9, 27, 1, 9, 0, 0, 0, 0]
