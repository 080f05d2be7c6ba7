// [dcl.init.list] p3.4: `{}` is a default constructor's, one of a template among them; a template that needs an argument makes none
struct From {};
struct Array {
    int how;
    __device__ Array(const From &) : how(1) {}
    template <class T, int N> __device__ explicit Array(T (&)[N]) : how(2) {}
};
struct Pack {
    int how;
    __device__ Pack(int) : how(1) {}
    template <class... T> __device__ Pack(T &&...p) : how(2 + sizeof...(p)) {}
};
struct Defaults {
    int how;
    __device__ Defaults(const From &) : how(1) {}
    template <class T = int> __device__ Defaults(T = 0) : how(2) {}
};
struct Undeduced {
    int how;
    __device__ Undeduced(const From &) : how(1) {}
    template <class T> __device__ Undeduced(T = 0) : how(2) {}
};
__device__ int take(Pack p) { return p.how; }
__device__ int chosen(Array) { return 1; }
__device__ int chosen(From) { return 2; }
extern "C" __global__ void default_constructor_of_a_template(int *out) {
    Array a({});
    Pack p{};
    Defaults d{};
    Undeduced u({});
    out[0] = a.how;
    out[1] = p.how;
    out[2] = take({});
    out[3] = d.how;
    out[4] = u.how;
    out[5] = chosen({});
}
// LAUNCH: default_constructor_of_a_template<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [1, 2, 2, 2, 1, 2]
