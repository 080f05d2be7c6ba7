// [temp.deduct.type] p5: the expression in decltype is not deduced
template <class T> __device__ int f(T x, decltype(x) y) { return x + y; }
template <class T> __device__ auto g(T x, decltype(x * 1.0) y) -> decltype(x + y) { return x + y; }
extern "C" __global__ void decltype_is_nondeduced(int *out) {
    out[0] = f(1, 2.9);
    out[1] = (int)(g(1, 2) * 10);
    out[2] = sizeof(g('a', 1));
}
// LAUNCH: decltype_is_nondeduced<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 30, 8, 0, 0, 0, 0, 0]
