// [class.ctor] p4: a constructor that only the host can call is declared all the same: no implicit one, no aggregate
// HOST: no
#include <type_traits>
struct One { One(int) {} int v; };
struct Empty { Empty() {} int v; };
struct Any { template<class T> Any(T) {} int v; };
struct Derived : One { using One::One; };
struct Whole { Empty part; };
struct Constant { constexpr Constant(int x) : v(x) {} constexpr int twice() const { return 2 * v; } int v; };
constexpr Constant four(4);
constexpr int eight = four.twice();
extern "C" __global__ void suppressed_by_the_hosts(int *out) {
    out[0] = std::is_default_constructible<One>::value * 2 + std::is_constructible<One, int>::value;
    out[1] = std::is_aggregate<One>::value * 2 + std::is_convertible<int, One>::value;
    out[2] = std::is_default_constructible<Any>::value * 2 + std::is_constructible<Any, float *>::value;
    out[3] = std::is_trivially_default_constructible<Empty>::value * 2 + std::is_default_constructible<Empty>::value;
    out[4] = std::is_default_constructible<Derived>::value * 2 + std::is_constructible<Derived, int>::value;
    out[5] = std::is_trivially_default_constructible<Whole>::value * 2 + sizeof(One(1));
    out[6] = four.v; out[7] = eight;
}
// LAUNCH: suppressed_by_the_hosts<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 1, 1, 1, 1, 4, 4, 8]
