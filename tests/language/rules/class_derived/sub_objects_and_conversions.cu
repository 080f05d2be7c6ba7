// [class.derived] p1: pointers and references to derived convert to base, with the right offset
struct A { int a = 1; };
struct B { int b = 2; };
struct C : A, B { int c = 3; };
__device__ int fa(const A &x) { return x.a; }
__device__ int fb(B *x) { return x->b; }
extern "C" __global__ void sub_objects_and_conversions(int *out) {
    C c;
    out[0] = fa(c) * 10 + fb(&c);
    B *p = &c;
    out[1] = reinterpret_cast<char *>(p) - reinterpret_cast<char *>(&c);
    C *q = static_cast<C *>(p);
    out[2] = q->c;
    B sliced = c;
    sliced.b = 50;
    out[3] = c.b;
    C *null = nullptr;
    B *nb = null;
    out[4] = nb == nullptr;
}
// LAUNCH: sub_objects_and_conversions<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12, 4, 3, 2, 1, 0, 0, 0]
