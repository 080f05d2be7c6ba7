// [temp.func.order] p2: the chain T, T*, T** is ordered; parameter names and order of declarations say nothing
template <class Q> __device__ int f(Q **) { return 3; }
template <class AnExtremelyLongNameForAType> __device__ int f(AnExtremelyLongNameForAType) { return 1; }
template <class T> __device__ int f(T *) { return 2; }
extern "C" __global__ void three_levels(int *out) {
    int x = 0, *p = &x, **pp = &p, ***ppp = &pp;
    out[0] = f(x);
    out[1] = f(p);
    out[2] = f(pp);
    out[3] = f(ppp);
}
// LAUNCH: three_levels<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 3, 0, 0, 0, 0]
