// [temp.deduct.call] p4: const T* takes int*, and int const *const * takes int **
template <class T> __device__ int f(const T *) { return sizeof(T); }
template <class T> __device__ int g(const T *const *) { return 100 + sizeof(T); }
extern "C" __global__ void qualification_conversion(int *out) {
    short s = 0, *p = &s;
    const char *q = "";
    out[0] = f(p);
    out[1] = g(&p);
    out[2] = f(q);
    out[3] = g(&q);
}
// LAUNCH: qualification_conversion<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 102, 1, 101, 0, 0, 0, 0]
