// [temp.inst] p2: members that are not used are not instantiated
template <class T> struct S {
    T v;
    __device__ int good() { return v; }
    __device__ int bad() { return v.nothing(); }
    static const int also = sizeof(T);
};
template <class T> struct Never { static_assert(sizeof(T) == 0, "never"); };
template <class T> __device__ int use(Never<T> *) { return 4; }
extern "C" __global__ void members_only_when_used(int *out) {
    S<int> s{3};
    out[0] = s.good();
    out[1] = use<int>(nullptr);
    out[2] = S<int>::also;
}
// LAUNCH: members_only_when_used<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 4, 4, 0, 0, 0, 0, 0]
