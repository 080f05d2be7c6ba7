// [temp.deduct.call] p1: default arguments do not deduce, default template arguments do
template <class T = char> __device__ int f(T x = 65) { return sizeof(T) * 100 + x; }
extern "C" __global__ void default_argument_says_nothing(int *out) {
    out[0] = f();
    out[1] = f(1);
    out[2] = f<short>();
    out[3] = f<short>(2);
}
// LAUNCH: default_argument_says_nothing<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [165, 401, 265, 202, 0, 0, 0, 0]
