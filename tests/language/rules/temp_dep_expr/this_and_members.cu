// [temp.dep.expr] p2: members through this are found at the instantiation
template <class T> struct S : T {
    __device__ int f() { return this->v + this->get(); }
    __device__ int g() { return (*this).v * 2; }
};
struct A { int v = 3; __device__ int get() { return 10; } };
struct B { static const int v = 5; template <int N = 7> __device__ int get() { return N; } };
extern "C" __global__ void this_and_members(int *out) {
    out[0] = S<A>().f();
    out[1] = S<B>().f();
    out[2] = S<A>().g() * 10 + S<B>().g();
}
// LAUNCH: this_and_members<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [13, 12, 70, 0, 0, 0, 0, 0]
