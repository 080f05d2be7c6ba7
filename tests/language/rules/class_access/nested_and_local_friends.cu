// [class.access] p9 of class.friend: access of nested classes, of defaults and of friends' bodies
class A {
    static const int s = 3;
    struct Hidden { int v = 6; };
    __device__ static int helper(int x) { return x * s; }
public:
    __device__ static Hidden make() { return Hidden(); }
    __device__ int f(int x = s, int y = helper(2)) { return x * 10 + y; }
    friend struct B;
    template <class T> friend __device__ int look(T) { return A::s + sizeof(T); }
};
struct B { int v = A::s; __device__ int g() { A::Hidden h; return h.v + A::helper(v); } };
extern "C" __global__ void nested_and_local_friends(int *out) {
    auto h = A::make();
    out[0] = h.v;
    out[1] = A().f();
    out[2] = B().g();
}
// LAUNCH: nested_and_local_friends<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [6, 36, 15, 0, 0, 0, 0, 0]
