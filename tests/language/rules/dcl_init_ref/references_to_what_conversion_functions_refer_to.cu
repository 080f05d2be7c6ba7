// [dcl.init.ref] p5.1.2: what a conversion function returns as an lvalue is bound to by const references, which are chosen for it
struct Source {
    int n = 3;
    __device__ operator const int &() const { return n; }
};
struct Changed {
    int n = 3;
    __device__ operator int &() { return n; }
};
__device__ int which(int &&) { return 1; }
__device__ int which(const int &) { return 2; }
extern "C" __global__ void references_to_what_conversion_functions_refer_to(int *out) {
    const Source source = {};
    Changed changed;
    const int &x = source;
    int &y = changed;
    y = 4;
    out[0] = &x == &source.n;
    out[1] = changed.n;
    out[2] = which(source);
    out[3] = which(changed);
}
// LAUNCH: references_to_what_conversion_functions_refer_to<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 4, 2, 2]
