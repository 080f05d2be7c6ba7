// [conv.qual] p1 with [conv.mem]: qualifiers may be added below a pointer to members
struct A { int x; int *p; };
__device__ int pick(int A::*) { return 1; }
__device__ int pick(const int A::*) { return 2; }
__device__ int only(const int A::*q, const A &a) { return a.*q; }
extern "C" __global__ void qualifications(int *out) {
    int n = 5;
    A a{3, &n};
    const int A::*q = &A::x;
    int A::*x = const_cast<int A::*>(q);
    int *const A::*cp = &A::p;
    out[0] = a.*q * 10 + *(a.*cp);
    a.*x = 9;
    out[1] = only(x, a);
    out[2] = pick(x) * 10 + pick(q);
    out[3] = q == x;
    const int *const A::*deep = &A::p;
    out[4] = *(a.*deep);
    const int A::*chosen = n ? q : x;
    out[5] = a.*chosen;
}
// LAUNCH: qualifications<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [35, 9, 12, 1, 5, 9]
