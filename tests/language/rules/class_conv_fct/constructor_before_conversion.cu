// [class.conv.fct] p1 and CWG 2327: a constructor, or what a template makes of one, that takes the source itself is better
struct Source;
template<int N> struct Value;
template<> struct Value<0> {
    int how = 0;
    __device__ Value() {}
    template<class T> __device__ Value(T) : how(77) {}
};
template<> struct Value<1> {
    int how = 0;
    __device__ Value() {}
    template<class T> __device__ Value(const T &) : how(78) {}
};
template<> struct Value<2> {
    int how = 0;
    __device__ Value() {}
    template<class T> __device__ Value(T, T = T()) : how(79) {}
};
template<> struct Value<3> {
    int how = 3;
    __device__ Value() {}
    template<class T> __device__ Value(T *) : how(80) {}
    __device__ Value(int) : how(81) {}
};
struct Source {
    template<class T> __device__ operator T() const { return T(); }
};
extern "C" __global__ void constructor_before_conversion(int *out) {
    Source s;
    const Source cs = {};
    out[0] = Value<0>(s).how;
    out[1] = ((Value<1>)s).how;
    out[2] = Value<2>(s).how;
    out[3] = Value<3>(s).how;
    out[4] = Value<0>(cs).how;
    Value<1> x(cs);
    out[5] = x.how;
    out[6] = static_cast<Value<0>>(Source()).how;
}
// LAUNCH: constructor_before_conversion<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [77, 78, 79, 3, 77, 78, 77, 0]
