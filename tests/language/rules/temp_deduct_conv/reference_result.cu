// [temp.deduct.conv] p2: a result of type T& gives up its reference
struct C {
    int v;
    template <class T> __device__ operator T &() { v += sizeof(T); return reinterpret_cast<T &>(v); }
};
extern "C" __global__ void reference_result(int *out) {
    C c{10};
    int &r = c;
    r += 100;
    out[0] = c.v;
    const unsigned &u = c;
    out[1] = u;
}
// LAUNCH: reference_result<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [114, 118, 0, 0, 0, 0, 0, 0]
