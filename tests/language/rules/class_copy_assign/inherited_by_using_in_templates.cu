// [class.copy.assign] p4 of over.ass: the same in templates, and through a cast to the base
template <class T> struct Base {
    T v[3];
    __device__ Base(T x = T()) : v{x, x, x} {}
};
template <class T> struct D : Base<T> {
    using Base<T>::operator=;
    int c;
    __device__ D() : c(5) {}
    __device__ void set(T x) { static_cast<Base<T> &>(*this) = Base<T>(x); }
};
extern "C" __global__ void inherited_by_using_in_templates(int *out) {
    int *p = out;
    D<int> d;
    d.set(4);
    p[0] = d.v[2];
    D<double> e;
    e.set(2.5);
    p[1] = (int)(e.v[1] * 2);
    p[2] = e.c;
    d = Base<int>(8);
    p[3] = d.v[0];
}
// LAUNCH: inherited_by_using_in_templates<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [4, 5, 5, 8, 0, 0, 0, 0]
