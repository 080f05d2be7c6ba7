// [class.mem] p1: types, constants, enumerations, functions and data by their names
struct S {
    enum E { a = 1, b = a + 4 };
    enum class F { a = 50 };
    typedef int Row[3];
    using P = const S *;
    static constexpr int k = b * 2;
    Row r;
    E e;
    __device__ P self() const { return this; }
    __device__ int sum() const { int s = 0; for (int x : r) s += x; return s + e + k + int(F::a); }
    __device__ static S make(int x) { return {{x, x, x}, b}; }
};
extern "C" __global__ void members_of_every_kind(int *out) {
    S s = S::make(2);
    out[0] = s.sum();
    out[1] = s.self() == &s;
    out[2] = S::b * 10 + s.a;
    S::Row r = {1, 2, 3};
    out[3] = sizeof(r) + int(S::F::a);
    int S_ = s.self()->r[1];
    out[4] = S_;
}
// LAUNCH: members_of_every_kind<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [71, 1, 51, 62, 2, 0, 0, 0]
