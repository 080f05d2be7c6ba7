// [temp.deduct.guide] p3: a guide gives an instance of its own template
// REFUSED: deduced type of deduction guide is not written as a specialization of template 'A'
template <typename T> struct A {};
template <typename T> struct B {};
template <typename T> A(T) -> B<T>;
extern "C" __global__ void bad_other_class(int *out) { out[0] = sizeof(A<int>); }
