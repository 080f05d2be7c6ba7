// [temp.deduct] p8: access is part of substitution
class Priv { typedef int type; };
struct Pub { typedef int type; };
template <class T> __device__ int f(typename T::type *) { return 1; }
template <class T> __device__ int f(...) { return 2; }
extern "C" __global__ void class_access_in_sfinae(int *out) {
    out[0] = f<Priv>(nullptr);
    out[1] = f<Pub>(nullptr);
}
// LAUNCH: class_access_in_sfinae<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 1, 0, 0, 0, 0, 0, 0]
