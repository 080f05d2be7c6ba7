// [temp.expl.spec] p15: a member of one instance specialised
template <class T> struct O {
    struct In { int v = 1; };
    enum { k = 2 };
    template <class U> struct Deep { static const int v = 3; };
    __device__ int f() { return In().v * 100 + k * 10 + Deep<int>::v; }
};
template <> __device__ int O<long>::f() { return 5; }
extern "C" __global__ void member_of_instance(int *out) {
    out[0] = O<int>().f();
    out[1] = O<char>().f();
    out[2] = O<long>().f();
}
// LAUNCH: member_of_instance<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [123, 123, 5, 0, 0, 0, 0, 0]
