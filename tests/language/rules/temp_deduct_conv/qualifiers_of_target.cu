// [temp.deduct.conv] p4: qualifiers of the type wanted do not count where a conversion function returns a value
template<class T> __device__ int kind(T *) { return 1; }
template<class T> __device__ int kind(const T *) { return 2; }
struct B { int x = 3; };
struct S {
    int *to;
    template<class T> __device__ operator T() const { *to = kind((T *)nullptr); return T(); }
};
extern "C" __global__ void qualifiers_of_target(int *out) {
    int seen = 0;
    S s{&seen};
    const B &b = s;
    out[0] = seen + b.x;
    const B &&c = s;
    out[1] = seen + c.x;
    const int &i = s;
    out[2] = seen + i;
    B d;
    d.x = 7;
    d = s;
    out[3] = seen + d.x;
}
// LAUNCH: qualifiers_of_target<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [4, 4, 1, 4]
