// [class.static] p1: static members by class, object and pointer; the object's expression is evaluated
struct S {
    static const int a = 3;
    static constexpr int t[3] = {5, 6, 7};
    __device__ static int f(int x) { return x + a; }
    __device__ int g() { return f(10) + t[0]; }
};
__device__ S *get(int &n) { n++; return nullptr; }
__device__ S &ref(S &s, int &n) { n += 10; return s; }
extern "C" __global__ void functions_and_data(int *out) {
    S s, *p = &s;
    int n = 0;
    out[0] = S::f(1) * 100 + s.f(2) * 10 + p->f(3);
    out[1] = s.g();
    out[2] = ref(s, n).f(5) + n;
    constexpr int last = S::t[2];
    out[3] = last;
    out[4] = n;
}
// LAUNCH: functions_and_data<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [456, 18, 18, 7, 10, 0, 0, 0]
