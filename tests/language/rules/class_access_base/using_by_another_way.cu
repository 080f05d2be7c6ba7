// [class.access.base] p4: a base that is private in the class that is named is accessible in a class that has it by another way, too
struct Root {
    __device__ int f(const int *) { return 681; }
    __device__ int f(bool) { return 524; }
};
struct Open : Root {
    int tag = 5;
};
struct Closed : private Root {};
struct Both : protected Open, protected Closed {
    using Closed::f;
    __device__ int read() { return tag; }
};
extern "C" __global__ void using_by_another_way(int *out) {
    Both both;
    out[0] = both.read();
}
// LAUNCH: using_by_another_way<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [5]
