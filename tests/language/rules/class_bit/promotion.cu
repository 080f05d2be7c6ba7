// [class.bit] p1 of conv.prom: a bit-field promotes to int when int holds its values
struct S { unsigned a : 5; unsigned b : 32; unsigned long long c : 40; };
__device__ int f(int) { return 1; }
__device__ int f(unsigned) { return 2; }
__device__ int f(unsigned long long) { return 3; }
__device__ int f(long long) { return 4; }
extern "C" __global__ void promotion(int *out) {
    S s = {1, 1, 1};
    out[0] = f(+s.a);
    out[1] = f(+s.b);
    out[2] = f(s.a) * 10 + f(s.c);
    out[3] = s.a - 2 < 0;
    out[4] = s.b - 2 < 0;
}
// LAUNCH: promotion<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 23, 1, 0, 0, 0, 0]
