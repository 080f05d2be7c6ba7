// [conv.ptr] p3: the pointer to a base points into the derived object; null stays null
struct A { int a = 1; };
struct B { int b = 2; };
struct C : A, B { int c = 3; };
__device__ int f(B *p) { return p ? p->b : -1; }
extern "C" __global__ void derived_to_base_adjusts(int *out) {
    C c;
    B *b = &c;
    out[0] = (int)((char *)b - (char *)&c);
    out[1] = f(&c);
    C *n = nullptr;
    out[2] = f(n);
    out[3] = (b == &c);
    void *v = b, *w = &c;
    out[4] = v == w;
    out[5] = static_cast<C *>(b)->c + static_cast<C *>(b)->a * 10;
}
// LAUNCH: derived_to_base_adjusts<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [4, 2, -1, 1, 0, 13]
