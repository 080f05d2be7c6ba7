// [temp.local] p7: in a member defined outside, the class's members hide template parameters
template <class T> struct A {
    typedef char B;
    __device__ int f();
};
template <class B> __device__ int A<B>::f() { return sizeof(B); }
extern "C" __global__ void parameter_hidden_by_member(int *out) { out[0] = A<double>().f(); }
// LAUNCH: parameter_hidden_by_member<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 0, 0, 0, 0, 0, 0, 0]
