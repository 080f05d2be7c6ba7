// [over.best.ics] p1 of over.ics.list: no list converts to a reference to a function, but one that holds the function
struct From {
    int how = 0;
    __device__ From() {}
    __device__ From(bool) : how(8) {}
};
__device__ int callee(int x) { return x; }
template<class T> __device__ int f(T &&, const T &) { return 1; }
__device__ int f(const bool &, const From &) { return 3; }
template<class T> __device__ int g(T &&, const T &) { return 1; }
__device__ int h(int (&)(int)) { return 1; }
__device__ int h(int (*)(int)) { return 2; }
extern "C" __global__ void no_list_makes_a_function(int *out) {
    out[0] = f({}, callee);
    out[1] = g({callee}, callee);
    out[2] = h({});
}
// LAUNCH: no_list_makes_a_function<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 1, 2, 0, 0, 0, 0, 0]
