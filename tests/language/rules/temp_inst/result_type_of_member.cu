// [temp.inst] p2: the declarations of members are instantiated with a class, the classes that they mention only when that matters
template <class T> struct P {
    int v;
    __device__ P(int v = 3) : v(v) {}
    __device__ P next() const { return P(v + 1); }
    __device__ P<T *> up() const { return P<T *>(v + 10); }
    __device__ int down(P<T **> p) const { return p.v * 2; }
};
extern "C" __global__ void result_type_of_member(int *out) {
    P<int> p;
    out[0] = p.next().v;
    out[1] = p.up().v;
    out[2] = p.up().up().v;
    out[3] = p.down(p.up().up());
}
// LAUNCH: result_type_of_member<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [4, 13, 23, 46, 0, 0, 0, 0]
