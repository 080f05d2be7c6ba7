// [dcl.init.ref] class.temporary p6: a temporary bound to a reference lives as long as it
struct T { int *log; int k; __device__ T(int *l, int n) : log(l), k(n) { } __device__ ~T() { *log = *log * 10 + k; } };
struct D : T { __device__ D(int *l) : T(l, 3) { } };
struct H { const T &r; };
extern "C" __global__ void lifetime_extension(int *out) {
    int l = 0; { const T &a = T(&l, 1); l = 0; T &&b = T(&l, 2); T(&l, 5); out[0] = l; } out[1] = l;
    l = 0; { const T &d = D(&l); out[2] = d.k * 10 + l; } out[3] = l;
    l = 0; { const T &m = (T(&l, 7)); out[4] = l * 10 + m.k; } out[5] = l;
    l = 0; { H h{T(&l, 4)}; out[6] = l; } out[7] = l;
}
// LAUNCH: lifetime_extension<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5, 521, 30, 3, 7, 7, 0, 4]
