// [over.ass] p1: simple assignment overloaded on the right operand; each compound assignment
struct A {
    int v;
    __device__ A &operator=(int k) { v = k + 1; return *this; }
    __device__ A &operator=(double d) { v = (int)(d * 2); return *this; }
    __device__ A &operator+=(int k) { v += k; return *this; } __device__ A &operator-=(int k) { v -= k; return *this; }
    __device__ A &operator*=(int k) { v *= k; return *this; } __device__ A &operator/=(int k) { v /= k; return *this; } __device__ A &operator%=(int k) { v %= k; return *this; }
    __device__ A &operator<<=(int k) { v <<= k; return *this; } __device__ A &operator>>=(int k) { v >>= k; return *this; }
};
__device__ A &operator&=(A &a, int k) { a.v &= k; return a; }
__device__ A &operator|=(A &a, int k) { a.v |= k; return a; }
__device__ A &operator^=(A &a, int k) { a.v ^= k; return a; }
extern "C" __global__ void assignment_operators(int *out) {
    A a{0}, b{3};
    a = 5; out[0] = a.v;
    a = 2.5; out[1] = a.v;
    a = b; out[2] = a.v;
    (a = 7) = 8; out[3] = a.v;
    ((a += 5) *= 3) -= 2; out[4] = a.v;
    (a /= 4) %= 7; out[5] = a.v;
    (a <<= 6) >>= 1; out[6] = a.v;
    ((a &= 0xF0) |= 9) ^= 3; out[7] = a.v;
}
// LAUNCH: assignment_operators<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [6, 5, 3, 9, 40, 3, 96, 106]
