// [temp.deduct] p8: types that may not be formed
template <class T> __device__ int f(T *) { return 1; }
template <class T> __device__ int f(...) { return 2; }
template <class T> __device__ int g(T (*)[sizeof(T)]) { return 3; }
template <class T> __device__ int g(...) { return 4; }
template <class T> __device__ int k(T (*)()) { return 7; }
template <class T> __device__ int k(...) { return 8; }
extern "C" __global__ void sfinae_pointer_to_reference(int *out) {
    out[0] = f<int>(nullptr);
    out[1] = f<int &>(nullptr);
    out[2] = g<int>(nullptr) * 10 + g<void>(nullptr);
    out[4] = k<int>(nullptr) * 10 + k<int[3]>(nullptr);
}
// LAUNCH: sfinae_pointer_to_reference<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 34, 0, 78, 0, 0, 0]
