// [class.inhctor.init] p1: a derived constructor hides the inherited one of the same parameters
struct B { int how; __device__ B(int) : how(1) { } __device__ B(double) : how(2) { } template <class T> __device__ B(T *, int = 0) : how(3) { } __device__ explicit B(char, char) : how(4) { } };
struct D : B { using B::B; __device__ D(int x) : B(double(x)), own(7) { } int own = 5; };
template <class T> struct E : T { using T::T; int z = 8; };
extern "C" __global__ void overridden_and_templates(int *out) {
    D a(1), b(1.5), c(&a), d('a', 'b');
    out[0] = a.how * 10 + a.own;
    out[1] = b.how * 10 + b.own;
    out[2] = c.how * 10 + d.how;
    E<D> e(2), f(2.5);
    out[3] = e.how * 100 + e.own * 10 + e.z;
    out[4] = f.how * 10 + f.own;
}
// LAUNCH: overridden_and_templates<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [27, 25, 34, 278, 25, 0, 0, 0]
