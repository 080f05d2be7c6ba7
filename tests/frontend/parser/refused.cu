// C++ that is not in the language is refused by name, once.
#include <vector> // warning@10: 'vector' file not found; header ignored
struct B {
    int x;
    int host() { return x; }
    __device__ virtual int late() { return x; } // error@16: virtual functions are not supported
    __device__ operator int() const { return x; }
};
__device__ int late_of(B *b);
template <template <typename> class T> __device__ int pack() { return 0; }
template <typename T> struct P { T x; };
template <typename T> struct P<T *> { T y; __device__ T get() { return y; } };
class HostClass : std::vector<int> { virtual void f(); };
std::vector<HostClass> instances;
using namespace std;
__global__ void l(int *p, int n) {
    throw 3; // error@5: exceptions are not supported in device code
    try { n = 1; } catch (int e) { n = 2; } // error@5: exceptions are not supported in device code
    n = std::rotl(1, 2); // error@9: qualified name 'std::rotl' is not supported in device code
    std::vector<int> v; // error@5: qualified name 'std::vector' is not supported in device code
    HostClass h; // error@5: class 'HostClass' is host code and cannot be used in device code
    l<<<1, 2>>(p, n); // error@6: expected '>>>' after the launch configuration
    n = typeid(n); // error@9: 'typeid' is not supported in device code
    n = 1;
}
int main() {
    std::vector<int> v; l<<<1, 2>>>(v.data(), 3); auto f = [](int a) { return a; };
}
