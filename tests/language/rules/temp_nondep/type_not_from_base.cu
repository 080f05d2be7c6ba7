// [temp.nondep] p3 of temp.dep: a type name is not looked up in a dependent base either
typedef double X;
template <class T> struct B { typedef char X; };
template <class T> struct D : B<T> {
    __device__ int outer() { return sizeof(X); }
    __device__ int inner() { return sizeof(typename B<T>::X); }
};
extern "C" __global__ void type_not_from_base(int *out) {
    out[0] = D<int>().outer();
    out[1] = D<int>().inner();
}
// LAUNCH: type_not_from_base<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [8, 1, 0, 0, 0, 0, 0, 0]
