// [stmt.return] p2: the result is initialised from the operand, as in copy-initialisation
struct A { int v; __device__ A(int k) : v(k) { } __device__ operator double() const { return v + 0.5; } };
__device__ A make(int k) { return k; }
__device__ int cut(double d) { return d; }
__device__ bool truth(int *p) { return p; }
__device__ double conv() { return A(3); }
__device__ unsigned char wrap(int x) { return x; }
struct P { int x, y; }; __device__ P pair() { return {3, 4}; }
__device__ void nothing(int *p) { return (void)(*p = 8); }
__device__ int &ref(int *a, int i) { return a[i]; }
extern "C" __global__ void results_convert(int *out) {
    out[6] = 1; out[0] = make(5).v; out[1] = cut(3.99) * 10 + truth(out); out[2] = (int)(conv() * 10); out[3] = wrap(259);
    out[4] = pair().x * 10 + pair().y; nothing(&out[5]); ref(out, 5) += 66;
}
// LAUNCH: results_convert<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [5, 31, 35, 3, 34, 74, 1]
