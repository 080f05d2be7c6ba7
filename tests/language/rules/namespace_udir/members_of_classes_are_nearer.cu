// [namespace.udir] p2: what a directive in a block names appears in the namespace around both, so that members of the class are found first
namespace far {
typedef char x;
template<class T> __device__ int f(T) { return 1; }
struct g {};
typedef short only;
}
struct Near {
    int x;
    __device__ int f() { return 20; }
    __device__ int g(int k) { return k + 30; }
    __device__ int look() {
        using namespace far;
        return x + f() + g(1) * 100 + sizeof(only);
    }
};
inline namespace one {
template<class T> __device__ int h(T) { return 40; }
}
inline namespace two {
__device__ int h(long) { return 41; }
}
extern "C" __global__ void members_of_classes_are_nearer(int *out) {
    using namespace two;
    Near n = {5};
    out[0] = n.look();
    out[1] = h<>(2L);
    out[2] = h(2L);
}
// LAUNCH: members_of_classes_are_nearer<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [3127, 40, 41]
