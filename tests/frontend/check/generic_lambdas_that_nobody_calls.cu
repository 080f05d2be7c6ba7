// What is wrong in a generic lambda whatever it is called with, though nobody calls it; of what depends on its parameter nothing is said.
struct S { int v; __device__ void change(); };
__device__ int one(int x) { return x; } // note@16: candidate function not viable: requires single argument 'x', but 2 arguments were provided
template <class T> __device__ int of(T x) { return x; } // note@35: candidate function template not viable: requires 1 argument, but 2 were provided

extern "C" __global__ void k(int *out) {
    int a = 3; // note@9: 'a' declared here
    const int c = out[0];
    const S s{1};
    auto f = [=](auto x) { a += 1; return x; }; // error@30: cannot assign to a variable captured by copy in a non-mutable lambda
    auto g = [&](auto x) { ++c; return x; }; // error@28: read-only variable is not assignable
    auto h = [](auto x) { return a; }; // error@34: variable 'a' cannot be implicitly captured in a lambda with no capture-default specified
    auto i = [](auto x) { return one(1, 2) + x; }; // error@34: no matching function for call to 'one'
    auto j = [](auto x) { return missing(1) + other(x); }; // error@34: use of undeclared identifier 'missing'
    auto l = [&](auto x) { return s.w + x; }; // error@37: no member named 'w' in 'S'
    auto m = [](auto x) { T y = x; return y; }; // error@27: unknown type name 'T'
    auto n = [](auto x) { int x; return x; }; // error@31: redefinition of 'x'
    auto o = [=](auto x) mutable { return [=](auto y) { return x + y + wrong; }; }; // error@72: use of undeclared identifier 'wrong'
    auto p = [](auto x) { return x.anything(missing_too(x), x.z) + sizeof(x); };
    auto q = [&](auto x) { return s.missing(x); }; // error@37: no member named 'missing' in 'S'
    auto r = [&](auto x) { return of<decltype(x)>(1, 2) + of<int>(1, 2); }; // error@59: no matching function for call to 'of'
    auto t = [](auto x) { int y = absent + x, z[2] = {vanished(1)}; return y; }; // error@35: use of undeclared identifier 'absent'; error@55: use of undeclared identifier 'vanished'
    out[0] = sizeof(f) + sizeof(g) + sizeof(h) + sizeof(i) + sizeof(j) + sizeof(l) + sizeof(m) + sizeof(n) + sizeof(o) + sizeof(p);
}
