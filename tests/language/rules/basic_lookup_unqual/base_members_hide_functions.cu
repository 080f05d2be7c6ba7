// [basic.lookup.unqual] p8: members of bases, and of their bases, hide functions and variables outside of the class, which are the host's here
static int helper(int x) { return x * 100; }
static int count = 3;
struct Base {
    int v, count;
    __host__ __device__ int helper(int x) const { return v + x; }
};
struct Mid : Base {};
struct Inside : Mid {
    __host__ __device__ int f() const { return helper(1) + count; }
};
template <class T> struct Pattern : Base {
    __host__ __device__ int f() const { return helper(2); }
};
namespace a {
struct Outside : public ::Base {
    __host__ __device__ int f() const;
};
}
__host__ __device__ inline int a::Outside::f() const { return helper(3) - count; }
int host() { return helper(1) + count; }
template <class T> __host__ __device__ T made() {
    T t;
    t.v = 4;
    t.count = 2;
    return t;
}
extern "C" __global__ void base_members_hide_functions(int *out) {
    out[0] = made<Inside>().f();
    out[1] = made<Pattern<int>>().f();
    out[2] = made<a::Outside>().f();
}
// LAUNCH: base_members_hide_functions<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [7, 6, 5]
