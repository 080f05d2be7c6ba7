// [class.friend] p4: friends defined in different classes overload by their parameters
struct A { int v; friend __device__ int f(A a) { return a.v; } friend __device__ int g(A a, int k) { return a.v * k; } }; struct B { int v; __device__ operator A() const { return A{v + 100}; } friend __device__ int f(B b) { return b.v * 2; } friend __device__ int g(B b, double) { return b.v; } }; struct C : A { };
extern "C" __global__ void friend_overloads_resolve(int *out) { A a{3}; B b{4}; C c; c.v = 5; out[0] = f(a); out[1] = f(b); out[2] = f(c); out[3] = g(a, 2) * 10 + g(b, 1); }
// LAUNCH: friend_overloads_resolve<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [3, 8, 5, 64]
