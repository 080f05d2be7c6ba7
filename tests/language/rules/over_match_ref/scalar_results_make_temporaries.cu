// [over.match.ref] p1, [dcl.init.ref] p5: what returns a number is chosen as for a temporary of the type referred to
struct S {
    __device__ operator char() { return 1; }
    __device__ operator int() const { return 2; }
};
struct T {
    __device__ operator short() { return 3; }
    template<class X> __device__ operator X() const { return X(); }
};
extern "C" __global__ void scalar_results_make_temporaries(int *out) {
    S s;
    const S c = {};
    T t;
    int const &a = s;
    int &&b = s;
    int const &d = c;
    int const &e = t;
    out[0] = a;
    out[1] = b;
    out[2] = d;
    out[3] = e;
}
// LAUNCH: scalar_results_make_temporaries<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1, 1, 2, 3]
