// [temp.class.spec] p1: members of a partial specialisation have nothing to do with the primary's
template <class T> struct S {
    int a, b, c;
    __device__ int get() const { return a; }
};
template <class T> struct S<T *> {
    short only;
    __device__ int get() const;
    static const int extra = 11;
};
template <class T> __device__ int S<T *>::get() const { return only + sizeof(T); }
extern "C" __global__ void member_of_specialisation(int *out) {
    out[0] = sizeof(S<char>);
    out[1] = sizeof(S<char *>);
    S<double *> s{5};
    out[2] = s.get();
    out[3] = S<int *>::extra;
    S<int> p{1, 2, 3};
    out[4] = p.get();
}
// LAUNCH: member_of_specialisation<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [12, 2, 13, 11, 1, 0, 0, 0]
