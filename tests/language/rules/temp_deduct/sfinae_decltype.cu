// [temp.deduct] p8: an expression in a trailing return type that fails
struct A { __device__ int size() const { return 7; } };
struct B { int length; };
template <class T> __device__ auto f(const T &t) -> decltype(t.size()) { return t.size(); }
template <class T> __device__ auto f(const T &t) -> decltype(t.length + 0) { return t.length * 10; }
template <class T> __device__ auto f(const T &t) -> decltype(t[0] + 0) { return t[0] * 100; }
extern "C" __global__ void sfinae_decltype(int *out) {
    int a[2] = {3, 4};
    out[0] = f(A());
    out[1] = f(B{5});
    out[2] = f(a);
}
// LAUNCH: sfinae_decltype<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [7, 50, 300, 0, 0, 0, 0, 0]
