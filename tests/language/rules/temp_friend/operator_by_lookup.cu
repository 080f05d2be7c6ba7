// [temp.friend] p1: a friend defined in the class is found through its argument
template <class T> struct V {
    T x;
    __device__ V(T a) : x(a) { }
    __device__ friend V operator+(V a, V b) { return V(a.x + b.x); }
    __device__ friend int get(const V &v) { return v.x * 10; }
};
extern "C" __global__ void operator_by_lookup(int *out) {
    V<int> v(3);
    out[0] = (v + v).x;
    out[1] = (v + 4).x;
    out[2] = (5 + v).x;
    out[3] = get(v);
}
// LAUNCH: operator_by_lookup<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [6, 7, 8, 30, 0, 0, 0, 0]
