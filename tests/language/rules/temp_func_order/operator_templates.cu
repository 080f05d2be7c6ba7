// [temp.func.order] p3: operators written as members and as free templates are ordered with the object as a parameter
template <class T> struct V { T v; };
template <class T> __device__ int operator+(V<T>, T) { return 1; }
template <class T> __device__ int operator+(V<T>, V<T>) { return 2; }
template <class T, class U> __device__ int operator+(T, U) { return 3; }
extern "C" __global__ void operator_templates(int *out) {
    V<int> v{1};
    V<short> w{1};
    out[0] = v + 1;
    out[1] = v + v;
    out[2] = v + w;
    out[3] = w + 1;
}
// LAUNCH: operator_templates<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 3, 0, 0, 0, 0]
