// [temp.deduct.funcaddr] p2: a template with a deduced result has its result deduced where its address is taken
template<class T> __device__ auto twice(T x) { return x + x; }
template<class T> __device__ decltype(auto) same(T &x) { return (x); }
__device__ int call(int (*p)(char)) { return p('a'); }
extern "C" __global__ void deduced_result(int *out) {
    int (*p)(int) = twice;
    double (*q)(double) = &twice;
    int &(*r)(int &) = same;
    int k = 1;
    r(k) = 6;
    out[0] = p(4);
    out[1] = static_cast<int>(q(1.5));
    out[2] = k;
    out[3] = call(twice);
}
// LAUNCH: deduced_result<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [8, 3, 6, 194]
