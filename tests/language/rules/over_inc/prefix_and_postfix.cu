// [over.inc] p1: the postfix form has an int parameter, which is zero
struct A {
    int v;
    __device__ A &operator++() { v += 1; return *this; }
    __device__ A operator++(int k) { A old = *this; v += 10 + k; return old; }
};
struct B { int v; };
__device__ B &operator--(B &b) { b.v -= 1; return b; }
__device__ int operator--(B &b, int k) { b.v -= 10; return k; }
extern "C" __global__ void prefix_and_postfix(int *out) {
    A a{1};
    out[0] = (++a).v; out[1] = (a++).v; out[2] = a.v;
    ++++a; out[3] = a.v;
    a.operator++(7); out[4] = a.v;
    B b{50};
    out[5] = (--b).v; out[5] += b--; out[6] = b.v;
    out[7] = operator--(b, 9);
}
// LAUNCH: prefix_and_postfix<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 2, 12, 14, 31, 49, 39, 9]
