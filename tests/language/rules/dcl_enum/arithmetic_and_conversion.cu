// [dcl.enum] p10: an unscoped enumeration behaves as its value; back needs a cast
enum D { mon, tue, wed = 5, thu }; __device__ int f(int x) { return x; } __device__ int f(D d) { return d + 100; } __device__ D next(D d) { return D((d + 1) % 7); }
extern "C" __global__ void arithmetic_and_conversion(int *out) { D d = tue; out[0] = f(d) * 1000 + f(d + 1); d = next(wed); out[1] = d == thu; int a[thu + 1] = {}; a[wed] = 4; out[2] = a[5] + sizeof(a); out[3] = mon < tue && wed - tue == 4; out[4] = (d = D(3)) * 2; switch (d) { case mon: case tue: break; default: out[5] = 6; } out[6] = tue ? wed : mon; out[7] = sizeof(D) + ~tue + (wed | 8); }
// LAUNCH: arithmetic_and_conversion<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [101002, 1, 32, 1, 6, 6, 5, 15]
