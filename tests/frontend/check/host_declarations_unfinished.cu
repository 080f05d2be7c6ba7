// A host declaration without its semicolon reaches to the next one: kernels must not get lost in it.
struct Host { virtual void f(); };
namespace other = std // error@22: expected ';' after declaration
__global__ void first() {};
using Another = Host * // error@23: expected ';' after declaration
__global__ void second() {};
Host host = Host() // error@19: expected ';' after declaration
__global__ void third() {};
auto twice = [](int x) { return 2 * x; } // error@41: expected ';' after declaration
__global__ void fourth() {};
__global__ void k() {}
