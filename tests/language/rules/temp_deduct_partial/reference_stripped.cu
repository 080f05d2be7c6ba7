// [temp.deduct.partial] p5: references are taken off both sides before they are compared
template <class T> __device__ int f(const T &, T) { return 1; }
template <class T> __device__ int f(T *const &, T *) { return 2; }
extern "C" __global__ void reference_stripped(int *out) {
    int x = 0;
    int *p = &x;
    out[0] = f(x, x);
    out[1] = f(p, p);
}
// LAUNCH: reference_stripped<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 0, 0, 0, 0, 0, 0]
