// What is wrong in lambdas.
struct S {
    int v;
    __device__ int f() {
        auto g = [] { return v; }; // error@30: 'this' cannot be implicitly captured in this context
        auto h = [this, this] { return v; }; // error@25: 'this' can appear only once in a capture list
        return g() + h();
    }
    __device__ static int st() { auto q = [this] { return 1; }; return q(); } // error@44: 'this' cannot be captured in this context
};
__device__ int device_value; // note@16: 'device_value' declared here
auto host_lambda = [](int x) __device__ { return x.nothing; };

__global__ void k(int *out) {
    int x = 1, y = 2; // note@9: 'x' declared here; note@9: 'x' declared here
    static int s; // note@16: 's' declared here
    struct Pair { int a, b; } pair = {1, 2};
    auto [one, two] = pair; // note@11: 'one' declared here
    auto a = [] { return x; }; // error@26: variable 'x' cannot be implicitly captured in a lambda with no capture-default specified; note@14: lambda expression begins here
    auto b = [y] { return x + y; }; // error@27: variable 'x' cannot be implicitly captured in a lambda with no capture-default specified; note@14: lambda expression begins here
    auto c = [x] { x++; return x; }; // error@21: cannot assign to a variable captured by copy in a non-mutable lambda
    auto d = [x, x] { return 0; }; // error@18: 'x' can appear only once in a capture list
    auto e = [x, &x] { return 0; }; // error@19: 'x' can appear only once in a capture list
    auto f = [s] { return 0; }; // error@15: 's' cannot be captured because it does not have automatic storage duration
    auto g = [device_value] { return 0; }; // error@15: 'device_value' cannot be captured because it does not have automatic storage duration
    auto h = [=, x] { return 0; }; // error@18: '&' must precede a capture when the capture default is '='
    auto i = [&, &x] { return 0; }; // error@19: '&' cannot precede a capture when the capture default is '&'
    auto j = [zz] { return 0; }; // error@15: use of undeclared identifier 'zz'
    auto l = [k] { return 0; }; // error@15: 'k' in capture list does not name a variable
    auto m = [this] { return 1; }; // error@15: 'this' cannot be captured in this context
    auto n = [=] { x = 3; }; // error@22: cannot assign to a variable captured by copy in a non-mutable lambda
    auto o = [](int q) { if (q) return 1; return 2.0; }; // error@43: return type 'double' must match previous return type 'int' when lambda expression has unspecified explicit return type
    auto p = [x = 1, x = 2] { return x; }; // error@22: 'x' can appear only once in a capture list
    auto q = [&] { return one; }; // warning@27: captured structured bindings are a C++20 extension
    auto r = [](auto t) { return t.foo; }; // error@35: member reference base type 'int' is not a structure or union
    r(3); // note@5: in instantiation of function template specialization 'operator()<int>' requested here
    int u = sizeof([] { return 1; }); // error@20: lambda expression in an unevaluated operand
    struct Local { __device__ int f() { return y; } }; // error@48: reference to local variable 'y' declared in enclosing function
}
