// [basic.lookup.argdep] p4: a friend declared only in an associated class is visible to argument-dependent lookup alone
struct A {
    int v;
    friend __device__ int get(A a) { return a.v; }
    friend __device__ bool operator==(A a, A b) { return a.v % 10 == b.v % 10; }
};
__device__ int get(long x) { return -(int)x; }
extern "C" __global__ void hidden_friend(int *out) {
    A a{17}, b{27}, c{28};
    out[0] = get(a);
    out[1] = (a == b) * 10 + (a == c);
    out[2] = get(3);
    out[3] = ::get(4L);
}
// LAUNCH: hidden_friend<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [17, 10, -3, -4]
