// [temp.func.order] p2: T*& against T&, and const versions
template <class AnythingAtAll> __device__ int f(AnythingAtAll &) { return 1; }
template <class T> __device__ int f(T *&) { return 2; }
template <class T> __device__ int f(const T *&) { return 3; }
template <class T> __device__ int f(T *const &) { return 4; }
extern "C" __global__ void reference_to_pointer(int *out) {
    int x = 0;
    int *p = &x;
    const int *q = &x;
    int *const r = &x;
    out[0] = f(x);
    out[1] = f(p);
    out[2] = f(q);
    out[3] = f(r);
    out[4] = f(&x);
}
// LAUNCH: reference_to_pointer<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 4, 4, 0, 0, 0]
