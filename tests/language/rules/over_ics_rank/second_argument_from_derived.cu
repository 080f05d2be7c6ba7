// [over.ics.rank] p4.4: binding a nearer base, by value too
struct A { int a; };
struct B : A { int b; };
struct C : B { int c; };
__device__ int f(A) { return 1; }
__device__ int f(B) { return 2; }
__device__ int g(const A &, B) { return 3; }
__device__ int g(const B &, B) { return 4; }
__device__ int h(A &&) { return 5; }
__device__ int h(const B &) { return 6; }
extern "C" __global__ void second_argument_from_derived(int *out) {
    C c{};
    out[0] = f(c);
    out[1] = f(C{});
    out[2] = h(A{}) * 10 + h(c);
    B b{};
    out[3] = g(b, c);
}
// LAUNCH: second_argument_from_derived<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [2, 2, 56, 4]
