// [expr.static.cast] p4: a cast to a class type makes a new object
struct A { int a = 1; }; struct B : A { int b = 2; __device__ B() { a = 5; } }; struct X { int v; __device__ X(A x) : v(x.a * 10) { } };
extern "C" __global__ void copies_and_slices(int *out) { B b; A s = static_cast<A>(b); s.a++; out[0] = b.a * 10 + s.a; static_cast<A>(b).a; b.a += ((A)b).a; out[1] = b.a; static_cast<A &>(b).a = 8; out[2] = b.a; out[3] = static_cast<X>(b).v; out[4] = ((X)A()).v; out[5] = sizeof(static_cast<A>(b)) + sizeof(static_cast<A &>(b)); }
// LAUNCH: copies_and_slices<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [56, 10, 8, 80, 10, 8]
