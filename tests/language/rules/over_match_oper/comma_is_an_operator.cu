// [over.match.oper] p1: an overloaded comma is found, otherwise the built-in one is used
struct A { int v; };
struct B { int v; };
__device__ int operator,(A a, int b) { return a.v * 100 + b; }
__device__ int operator,(A a, A b) { return a.v * 1000 + b.v; }
extern "C" __global__ void comma_is_an_operator(int *out) {
    A a{3}, a2{4}; B b{5};
    out[0] = (a, 7);
    out[1] = (a, a2);
    out[2] = (b, 8);
    out[3] = (1, a, 9);
    int i = (a, 1), j = 2;
    out[4] = i + j;
    int k[2] = {(a, 2), 6};
    out[5] = k[0] + k[1];
}
// LAUNCH: comma_is_an_operator<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [307, 3004, 8, 309, 303, 308]
