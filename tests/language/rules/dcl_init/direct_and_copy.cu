// [dcl.init] p17: direct initialisation sees explicit constructors, copy initialisation does not
struct S { int how; __device__ explicit S(int) : how(1) { } __device__ S(long) : how(2) { } __device__ S(double) : how(3) { } };
extern "C" __global__ void direct_and_copy(int *out) {
    S a(1);
    S b = 1L;
    S c = 1.0;
    S d{1};
    S e = S(1);
    out[0] = a.how * 10000 + b.how * 1000 + c.how * 100 + d.how * 10 + e.how;
    out[1] = static_cast<S>(1).how;
}
// LAUNCH: direct_and_copy<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12311, 1, 0, 0, 0, 0, 0, 0]
