// [class.this] p2: volatile objects call volatile member functions, and these choose among overloads
struct S {
    int v;
    __device__ int f() volatile { return v; }
    __device__ int f() { return 2; }
    __device__ int f() const volatile { return v + 3; }
    __device__ int h() volatile;
};
__device__ int S::h() volatile { return v * 2; }
template <class T> struct B {
    T x;
    __device__ T get() volatile { return x; }
    __device__ T get() const volatile { return x + 1; }
    __device__ operator T() volatile { return x + 2; }
};
extern "C" __global__ void volatile_objects(int *out) {
    S s{10};
    volatile S vs{20};
    const volatile S cvs{30};
    out[0] = s.f();
    out[1] = vs.f();
    out[2] = cvs.f();
    out[3] = vs.h();
    B<int> b{5};
    const B<int> cb{6};
    out[4] = b.get() * 10 + cb.get();
    out[5] = b + 1;
}
// LAUNCH: volatile_objects<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [2, 20, 33, 40, 57, 8]
