// [expr.static.cast] p2: casts along the hierarchy adjust; to rvalue references change the category
struct A { int a = 1; }; struct B { int b = 2; }; struct C : A, B { int c = 3; }; struct D : C { int d = 4; };
__device__ int k(B &) { return 1; } __device__ int k(B &&) { return 2; } __device__ int k(const B &) { return 3; }
extern "C" __global__ void up_down_and_references(int *out) { D d; B &b = d; C &c = static_cast<C &>(b); out[0] = c.c * 10 + static_cast<D &>(b).d; out[1] = static_cast<A &>(static_cast<C &>(b)).a; out[2] = k(static_cast<B &&>(b)) * 100 + k(static_cast<const B &>(b)) * 10 + k(b); const B *p = &b; out[3] = static_cast<const D *>(p)->d; out[4] = (int)((char *)static_cast<B *>(&d) - (char *)&d); B *n = nullptr; out[5] = static_cast<D *>(n) == nullptr; static_cast<B &>(d).b = 9; out[6] = d.b; }
// LAUNCH: up_down_and_references<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [34, 1, 231, 4, 4, 1, 9]
