// [stmt.dcl] p4: a static local is initialised once and keeps its value
__device__ int next() { static int n = 10; return n++; }
__device__ int table(int i) { static const int t[3] = {5, 6, 7}; return t[i]; }
__device__ int two(bool other) { if (other) { static int a = 100; return ++a; } static int a = 200; return ++a; }
extern "C" __global__ void static_locals(int *out) {
    out[0] = next(); out[1] = next(); out[2] = next();
    out[3] = table(0) * 100 + table(1) * 10 + table(2);
    out[4] = two(true); out[5] = two(false); out[6] = two(true); 
}
// LAUNCH: static_locals<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [10, 11, 12, 567, 101, 201, 102]
