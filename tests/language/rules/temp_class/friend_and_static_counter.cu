// [temp.class] p1: counting objects of each instance
template <class T> struct Counted {
    int *live;
    __device__ Counted(int *p) : live(p) { ++*live; }
    __device__ Counted(const Counted &o) : live(o.live) { *live += 10; }
    __device__ ~Counted() { *live -= 1; }
};
struct A : Counted<A> { using Counted::Counted; };
struct B : Counted<B> { __device__ B(int *p) : Counted(p) { } };
__device__ int pass(A a) { return *a.live; }
extern "C" __global__ void friend_and_static_counter(int *out) {
    int n = 0, m = 0;
    {
        A a(&n), b(&n);
        B c(&m);
        out[0] = n * 10 + m;
        out[1] = pass(a);
        out[2] = n;
    }
    out[3] = n * 10 + m;
}
// LAUNCH: friend_and_static_counter<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [21, 12, 11, 90, 0, 0, 0, 0]
