// [class.local] p1: a local class may name what its function may, and what its own bases give it
struct A { typedef char T; __device__ int f(int) { return 1; } };
struct B : protected A {};
class C {
    static const int hidden = 40;
    __device__ static int with_local() { struct L { int v = hidden; __device__ int get() { return v + hidden; } }; return L().get(); }
public:
    __device__ static int get() { return with_local(); }
};
extern "C" __global__ void access_of_the_function(int *out) {
    struct L : B { using B::f; using B::T; T v = 3; __device__ int f(bool) { return 77; } __device__ int look() { return f(1) + sizeof(B::T) * 10; } };
    L l;
    out[0] = l.look() + l.v * 100;
    out[1] = l.f(1) + l.f(true);
    out[2] = C::get();
}
// LAUNCH: access_of_the_function<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [311, 78, 80]
