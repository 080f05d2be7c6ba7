// [over.unary] p1: each unary operator as member or function
struct A {
    int v;
    __device__ int operator+() const { return v + 1; }
    __device__ int operator-() const { return v + 2; }
    __device__ int operator!() const { return v + 3; }
    __device__ int operator~() const { return v + 4; }
    __device__ int operator*() const { return v + 5; }
};
struct B { int v; };
__device__ int operator+(B b) { return b.v * 2; }
__device__ int operator-(B b) { return b.v * 3; }
__device__ int operator!(B b) { return b.v * 4; }
__device__ int operator~(B b) { return b.v * 5; }
__device__ int operator*(B b) { return b.v * 6; }
extern "C" __global__ void all_unary_operators(int *out) {
    A a{10}; B b{100};
    out[0] = +a; out[1] = -a; out[2] = !a; out[3] = ~a; out[4] = *a;
    out[5] = +b; out[6] = -b; out[7] = !b; out[8] = ~b; out[9] = *b;
}
// LAUNCH: all_unary_operators<<<1,1>>> out=zeros(10,i32)
// EXPECT: out == [11, 12, 13, 14, 15, 200, 300, 400, 500, 600]
