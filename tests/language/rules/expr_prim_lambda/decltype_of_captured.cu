// [expr.prim.lambda] p11 of expr.prim.lambda.capture: decltype(x) is the variable's, decltype((x)) the member's
template <class A, class B> struct Same { static const int v = 0; };
template <class A> struct Same<A, A> { static const int v = 1; };
extern "C" __global__ void decltype_of_captured(int *out) {
    int x = 3;
    auto f = [=] { return Same<decltype(x), int>::v * 10 + Same<decltype((x)), const int &>::v + x * 0; };
    auto g = [&] { return Same<decltype((x)), int &>::v + x * 0; };
    auto h = [=]() mutable { return Same<decltype((x)), int &>::v + x * 0; };
    out[0] = f();
    out[1] = g();
    out[2] = h();
}
// LAUNCH: decltype_of_captured<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [11, 1, 1, 0, 0, 0, 0, 0]
