// [temp.deduct] p8: calls in decltype: no such function, wrong arguments, deleted
struct A { __device__ int go(int) const { return 1; } };
struct B { int go(int) const = delete; };
struct C { __device__ int go() const { return 3; } };
template <class T> __device__ auto f(const T &t, int) -> decltype(t.go(1)) { return t.go(1); }
template <class T> __device__ int f(const T &, long) { return 20; }
extern "C" __global__ void sfinae_return_and_call(int *out) {
    out[0] = f(A(), 0);
    out[1] = f(B(), 0);
    out[2] = f(C(), 0);
    out[3] = f(5, 0);
}
// LAUNCH: sfinae_return_and_call<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 20, 20, 20, 0, 0, 0, 0]
