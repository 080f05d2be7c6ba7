// [over.match.call] over.call.func p3: a call through a pointer has one candidate only
__device__ int f(int) { return 1; } __device__ int f(double) { return 2; } struct S { __device__ int m(int) { return 3; } __device__ int m(char) { return 4; } __device__ int run() { return m('a') * 10 + (*this).m(1) + this->S::m('b'); } };
extern "C" __global__ void through_pointer_and_reference(int *out) { int (*p)(double) = f; int (&r)(int) = f; out[0] = p(1) * 10 + r(1.9); out[1] = f(1.9f) * 10 + f('a'); S s, *sp = &s; out[2] = sp->m('x') * 10 + (*sp).m(2); out[3] = s.run(); out[4] = (&s)->m(3) + (f)(2) * 10; }
// LAUNCH: through_pointer_and_reference<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [21, 21, 43, 47, 13]
