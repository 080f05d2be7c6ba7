// [temp.func.order] p2: C<T> of any template is less specialised than a named one
template <class T> struct A { };
template <class T> struct B { };
template <template <class> class C, class T> __device__ int f(C<T>) { return 1; }
template <class T> __device__ int f(A<T>) { return 2; }
template <template <class> class C> __device__ int f(C<int>) { return 3; }
__device__ int f(B<int>) { return 4; }
extern "C" __global__ void template_template_less_special(int *out) {
    out[0] = f(B<char>());
    out[1] = f(A<char>());
    out[2] = f(B<int>());
}
// LAUNCH: template_template_less_special<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 4, 0, 0, 0, 0, 0]
