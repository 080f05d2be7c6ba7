// [expr.call] p10: functions may call themselves and each other
__device__ int odd(int n); __device__ int even(int n) { return n == 0 ? 1 : odd(n - 1); } __device__ int odd(int n) { return n == 0 ? 0 : even(n - 1); } __device__ int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); } __device__ int ack(int m, int n) { if (!m) return n + 1; if (!n) return ack(m - 1, 1); return ack(m - 1, ack(m, n - 1)); } __device__ int gcd(int a, int b) { return b ? gcd(b, a % b) : a; }
extern "C" __global__ void recursion_and_forward(int *out) { out[0] = even(7) * 10 + odd(7); out[1] = fib(10); out[2] = ack(2, 2); out[3] = gcd(84, 36); }
// LAUNCH: recursion_and_forward<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 55, 7, 12]
