// [temp.deduct.partial] p3: of members, too, only parameters with arguments take part; the object is none of them
struct S {
    template <class T> __device__ int f(T, int = 0) const { return 1; }
    template <class T> __device__ int f(T *, long = 0) const { return 2; }
    template <class T> static __device__ int g(T, int = 0) { return 1; }
    template <class T> __device__ int g(T *, long = 0) const { return 2; }
    template <class T> __device__ int operator()(T, int = 0) const { return 1; }
    template <class T> __device__ int operator()(T *, long = 0) const { return 2; }
    template <class T> __device__ int operator-(T) const { return 1; }
};
template <class T> __device__ int operator-(const S &, T *) { return 2; }
extern "C" __global__ void members_by_arguments(int *out) {
    int x = 0;
    S s;
    out[0] = s.f(x);
    out[1] = s.f(&x);
    out[2] = s.g(x);
    out[3] = s.g(&x);
    out[4] = s(x);
    out[5] = s(&x);
    out[6] = s - x;
    out[7] = s - &x;
}
// LAUNCH: members_by_arguments<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 1, 2, 1, 2, 1, 2]
