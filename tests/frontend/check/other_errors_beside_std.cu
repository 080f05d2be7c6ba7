// What names the host's library is refused once, and hides no other error of the file.
// OPTIONS: -Wno-unknown-header
#include <map>
#include <string>
#include <vector>
template <class T> struct S { std::map<T, int> m; };
__device__ std::vector<int> g(); // error: qualified name 'std::vector' is not supported in device code
__device__ int h(const std::vector<int> &v,  // error: qualified name 'std::vector' is not supported in device code
    std::string *s) { return v[0]; } // error: qualified name 'std::string' is not supported in device code
__global__ void a(int *out) {
    std::vector<int> v; // error: qualified name 'std::vector' is not supported in device code
    v.push_back(3);
    for (auto x : v) out[0] += x;
    undeclared = 3; // error: use of undeclared identifier 'undeclared'
}
__device__ int f() { return "abc"; } // error: cannot initialize return object of type 'int' with an lvalue of type 'const char[4]'
__global__ void b(int *out) {
    std::string s; // error: qualified name 'std::string' is not supported in device code
    std::vector<int>::iterator it; // error: qualified name 'std::vector' is not supported in device code
    int *p = 3.0; // error: cannot initialize a variable of type 'int *' with an rvalue of type 'double'
    std::foo<int>(3); // error: qualified name 'std::foo' is not supported in device code
    int n = std::accumulate(out, out + 3, 0); // error: qualified name 'std::accumulate' is not supported in device code
    n = out; // error: assigning to 'int' from incompatible type 'int *'
    using std::swap; // error: qualified name 'std::swap' is not supported in device code
    swap(out[0], out[1]);
    out = 3; // error: assigning to 'int *' from incompatible type 'int'
}
