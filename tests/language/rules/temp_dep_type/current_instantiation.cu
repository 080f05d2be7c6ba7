// [temp.dep.type] p1: members of the current instance are known at the definition
template <class T> struct S {
    typedef T *Ptr;
    struct In { T v; Ptr p; };
    static const int k = 4;
    __device__ int f(Ptr p) { In i = {*p, p}; S<T> *me = this; return i.v * 10 + *i.p + me->k + S::k; }
    template <class U> struct Deep { typename S<U>::Ptr q; In i; };
};
extern "C" __global__ void current_instantiation(int *out) {
    int x = 2;
    out[0] = S<int>().f(&x);
    S<short>::Deep<int> d{&x, {7, nullptr}};
    out[1] = *d.q * 10 + d.i.v;
}
// LAUNCH: current_instantiation<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [30, 27, 0, 0, 0, 0, 0, 0]
