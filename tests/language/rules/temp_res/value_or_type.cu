// [temp.res] p2: without typename a dependent name is a value
const int p = 4;
template <class T> __device__ int f() { return T::x * p; }
template <class T> __device__ int g() { int a[3] = {7, 8, 9}; return a[T::x - 1] + (T::x) - 1; }
struct S { static const int x = 3; };
extern "C" __global__ void value_or_type(int *out) {
    out[0] = f<S>();
    out[1] = g<S>();
}
// LAUNCH: value_or_type<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12, 11, 0, 0, 0, 0, 0, 0]
