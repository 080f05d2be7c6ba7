// [over.match.class.deduct] p1: arguments that are lists with a type of their own are looked at once
template <int N> struct Int {};
template <class A, class B> struct Pair { A a; B b; __device__ Pair(A a, B b) : a(a), b(b) {} };
struct P { int x, y; };
extern "C" __global__ void lists_among_arguments(int *out) {
    auto p = Pair(Int<2>{}, 3);
    auto q = Pair(P{4, 5}, Pair(P{6, 7}, 8));
    out[0] = p.b;
    out[1] = q.a.x * 1000 + q.a.y * 100 + q.b.a.y * 10 + q.b.b;
}
// LAUNCH: lists_among_arguments<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [3, 4578]
