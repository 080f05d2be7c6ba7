// [expr.prim.lambda] p3: a generic lambda that is given itself
extern "C" __global__ void recursion_through_parameter(int *out) {
    auto fact = [](auto self, int n) -> int { return n < 2 ? 1 : n * self(self, n - 1); };
    out[0] = fact(fact, 6);
    auto fib = [](auto &&self, int n) -> int { return n < 2 ? n : self(self, n - 1) + self(self, n - 2); };
    out[1] = fib(fib, 10);
}
// LAUNCH: recursion_through_parameter<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [720, 55, 0, 0, 0, 0, 0, 0]
