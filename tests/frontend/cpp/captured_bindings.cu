// Structured bindings that lambdas capture, which C++20 allows and nvcc takes with a warning: by copy and by reference, by default and by name, in lambdas within lambdas.
// OPTIONS: -Wno-c++20-extensions
// LAUNCH: captured<<<1,1>>> out=zeros(16,i32)
// EXPECT: out == [3, 7, 8, 153, 163, 4, 13, 1, 5, 14, 9, 9, 118, 2, 18, 11]
struct Pair { int x, y; };
struct Copied {
    int v;
    __device__ Copied(int v) : v(v) {}
    __device__ Copied(const Copied &from) : v(from.v + 10) {}
};
struct Mixed { Copied a; int &b; const int c; };
struct Narrow { int low : 3; int rest; };
struct Derived : Pair {};

template <class T> __device__ int applied(T t)
{
    auto &[u, v] = t;
    return [&](auto w) { return [=] { return u * w + v; }(); }(3);
}

extern "C" __global__ void captured(int *out)
{
    int n = 0;
    Pair p{1, 2};
    auto [x, y] = p;
    out[n++] = [=] { return x + y; }();
    auto &[px, py] = p;
    out[n++] = [&] { px = 5; return px + py; }();
    out[n++] = [x, &y] { y++; return x + y + 4; }();

    int four = 4;
    Mixed m{Copied(1), four, 7};
    auto &[a, b, c] = m;
    auto own = [=]() mutable { a.v++; return a.v * 10 + b - c + 36; };
    out[n++] = own();
    out[n++] = own();
    out[n++] = b;
    out[n++] = [&] { static_assert(sizeof(decltype((c))) == 4, ""); b++; a.v++; return c + b + 1; }();
    out[n++] = m.a.v - 1;

    out[n++] = applied(Pair{1, 2});
    out[n++] = applied(Derived{{3, 5}});
    int array[2] = {1, 8};
    auto &[first, second] = array;
    out[n++] = [&first, second] { first += second; return first; }();
    out[n++] = array[0];
    out[n++] = [=] { return [=] { return [&] { return first * 2 + second * 2 + 84; }(); }(); }();
    Narrow narrow{2, 3};
    auto [low, rest] = narrow;
    out[n++] = [=] { return low; }();
    if (auto [q, r] = Pair{3, 3}; q > 2)
        out[n++] = [=](int s) { return q * s + r; }(5);
    for (auto [q, r] : {Pair{1, 2}, Pair{9, 4}})
        out[15] += [&] { return q; }() + (r == 4);
}
