// [temp.deduct.conv] p1: a conversion function template deduces from the type that is wanted
struct C {
    int v;
    template <class T> __device__ operator T() const { return T(v + sizeof(T)); }
};
struct D {
    template <class T> __device__ operator T *() const { return nullptr; }
    __device__ operator int() const { return 9; }
};
extern "C" __global__ void target_type(int *out) {
    C c{100};
    char a = c;
    double b = c;
    short s = c;
    out[0] = a;
    out[1] = b;
    out[2] = s;
    int *p = D();
    out[3] = p == nullptr;
    out[4] = D();
}
// LAUNCH: target_type<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [101, 108, 102, 1, 9, 0, 0, 0]
