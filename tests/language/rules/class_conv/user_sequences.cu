// [class.conv] p1 of class.conv: one user conversion with standard ones before and after
struct A { short v; __device__ A(long x) : v(x) { } __device__ operator short() const { return v; } };
__device__ int f(A a) { return a.v; }
__device__ double g(double d) { return d * 2; }
extern "C" __global__ void user_sequences(int *out) {
    out[0] = f('a');
    out[1] = f(3.9f);
    out[2] = (int)g(A(7));
    int x = A(5) + A(6);
    out[3] = x;
    bool b = A(0);
    out[4] = b;
    out[5] = A(3) < 4;
    switch (A(2)) { case 2: out[6] = 22; break; default: out[6] = 1; }
}
// LAUNCH: user_sequences<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [97, 3, 14, 11, 0, 1, 22, 0]
