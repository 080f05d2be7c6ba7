// What is only the host's stays out of the way, whatever C++ it is: nothing is said about it.
// RUN: minicc %s -Wno-unknown-header -Werror -o - | FileCheck %s
#include <map>
#include <stdexcept>
#include <string>
#include <vector>
struct Shape { virtual ~Shape() {} virtual float area() = 0; };
struct Square : Shape { float side; Square(float s) : side(s) {} float area() override { return side * side; } };
class Log : public std::exception { std::string text; public: const char *what() const noexcept override { return text.c_str(); } };
static std::map<std::string, int> sizes = {{"a", 1}, {"b", 2}};
const char *banner = R"(unbalanced " { ( )";
auto twice = [](int x) { return x + x; };
constexpr unsigned long long operator"" _KB(unsigned long long x) { return x * 1024; }
template <typename F> void guarded(F f) { try { f(); } catch (const std::exception &e) { throw; } catch (...) { } }
dim3 shape(16, 16);
struct Settings { int n; std::vector<float> data; };
struct Sent { int n; Sent(const Settings &s) : n(s.n) {} };
// CHECK: .visible .entry kernel
extern "C" __global__ void kernel(int *out, Sent sent) { out[0] = 1'000 + sent.n; }
int main() try {
    Settings s{int(4_KB), {}};
    kernel<<<shape, 32>>>(nullptr, s);
    for (auto &[name, size] : sizes) guarded([&] { size = twice(size); });
    return 0;
} catch (...) { return 1; }
