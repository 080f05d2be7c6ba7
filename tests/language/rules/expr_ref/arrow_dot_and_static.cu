// [expr.ref] p2: E1->E2 is (*(E1)).E2; static members need no object's value, which is still evaluated
struct S { static const int k = 4; int v; __device__ static int f() { return 5; } enum { e = 6 }; struct In { int w = 7; } in; }; __device__ S &get(S &s, int &n) { n++; return s; }
extern "C" __global__ void arrow_dot_and_static(int *out) { S s{1}; int n = 0; out[0] = get(s, n).v * 10; out[0] += n; out[1] = get(s, n).f() + get(s, n).e; out[2] = n; S *p = &s, **pp = &p; out[3] = (*pp)->in.w * 10 + (**pp).v; p->in.w = 9; out[4] = s.in.w; S a[2] = {{1}, {2}}; out[5] = (a + 1)->v * 10 + a->k; (*p).v = (&a[1])->v; out[6] = s.v; }
// LAUNCH: arrow_dot_and_static<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [11, 11, 3, 71, 9, 24, 2]
