// Attributes between a class's key and the name of a specialisation.
template <class T> struct __align__(8) Box { T x; };
template <> struct __align__(16) Box<int> { int y[5]; };
template <class T> struct alignas(32) Box<T *> { T *y; };
template <class T> struct __attribute__((aligned(64))) Box<T[]> { T y; };
extern "C" __global__ void aligned_specialisation(int *out) {
    out[0] = sizeof(Box<char>);
    out[1] = sizeof(Box<int>);
    out[2] = sizeof(Box<float *>);
    out[3] = sizeof(Box<float[]>);
    out[4] = Box<char>{7}.x;
}
// LAUNCH: aligned_specialisation<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [8, 32, 32, 64, 7]
