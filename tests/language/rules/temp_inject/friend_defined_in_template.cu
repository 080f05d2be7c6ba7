// [temp.inject] p1 of temp.inject: each instance brings its own friend
template <class T> struct N {
    T v;
    friend __device__ int weight(const N &n) { return n.v * (int)sizeof(T); }
    friend __device__ bool operator==(const N &a, const N &b) { return a.v == b.v; }
    template <class U> friend __device__ int mix(const N &n, U u) { return n.v * 100 + u; }
};
extern "C" __global__ void friend_defined_in_template(int *out) {
    N<int> a{3}, b{3};
    N<short> c{5};
    out[0] = weight(a) * 100 + weight(c);
    out[1] = a == b;
    out[2] = mix(c, 7);
}
// LAUNCH: friend_defined_in_template<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1210, 1, 507, 0, 0, 0, 0, 0]
