// Variables of the host that host code initialises: device code that does not name them has nothing to do with that.
// OPTIONS: -Wno-unknown-header
// LAUNCH: k<<<1,32>>> p=zeros(32,f32) x=2.0
// EXPECT: p == 2.0 + arange(32)
#include <cmath>
#include <map>
#include <string>
#include "vector"
#include "cstring"
#include "unistd.h"

const double root = std::sqrt(2.0);
static const double twice = 2 * std::acos(-1.0), once = twice / 2;
const float table[2] = {(float)std::sin(1.0), 2.0f};
const int length = (int)table[1];
static thread_local int of_each_thread = 3;
thread_local const int constant_of_each_thread = 4;
struct Pool { static thread_local int level; int size; };
thread_local int Pool::level = 1;

struct Started { Started(); int value; } started, *first = &started, several[3];
class Given { public: explicit Given(int x) : x(x) {} ~Given() {} private: int x; } given(5), listed{6};
struct Constants { static const double value; };
const double Constants::value = std::log(3.0);

template <template <class, class, class...> class M = std::map> class Holder;
template <template <class, class, class...> class M> class Holder { M<int, int> held; };
template <class T, class A = std::allocator<T>> struct Items;
typedef float lanes __attribute__((vector_size(16)));
lanes four;

const std::string name = "host";
static const std::vector<int> numbers = {1, 2, 3};
namespace inner { const std::string name = "inner"; template <class T> std::vector<T> several() { return {}; } }

__global__ void k(float *p, float x) { p[threadIdx.x] = x + threadIdx.x; }
