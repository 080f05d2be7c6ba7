// [dcl.spec.auto] p9: a lambda's body is not looked at for a result that is written out, so it may call what asks for that
template <class F> struct Again {
    F f;
    template <class... A> __device__ auto operator()(A... a) const { return f(*this, a...); }
};
template <class F> Again(F) -> Again<F>;
extern "C" __global__ void through_generic_lambdas(int *out) {
    auto fact = Again{[](auto self, int n) -> int { return n < 2 ? 1 : n * self(n - 1); }};
    out[0] = fact(6);
    auto gcd = Again{[](auto &self, int a, int b) -> int { return b ? self(b, a % b) : a; }};
    out[1] = gcd(84, 36);
}
// LAUNCH: through_generic_lambdas<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [720, 12]
