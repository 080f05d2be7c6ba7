// [expr.sizeof] p1, [dcl.type.simple] p4: what is not evaluated may name variables that device code cannot read
int from_host(int x);
static int n = from_host(3), pair_of[2] = {from_host(1), from_host(2)};
float table[] = {1, 2, 3}, grid[3][5];
struct S { char c; double d; } whole;
class X { int a; public: char b[6]; X(int v) : a(v) {} ~X() {} };
X direct(3); X listed{4}, copied = 5;
namespace inner { short s[7]; int (*pointer)(int) = from_host; const char *(*pointers[3])(float *); }
extern long later;
static char named __attribute__((unused)) = 3;
constexpr int COUNT = sizeof(table) / sizeof(table[0]);
struct Holds { char bytes[sizeof(grid)]; decltype(n) same; };
template <class T> struct Is { static const int value = 0; };
template <> struct Is<int> { static const int value = 1; };
template <> struct Is<int &> { static const int value = 2; };
template <class T> __device__ int in_template(T) { return sizeof(table) + sizeof(T) + Is<decltype((n))>::value; }
extern "C" __global__ void host_variables(int *out) {
    decltype(n) copy = 4;
    decltype((n)) bound = copy;
    bound += 1;
    out[0] = sizeof(n) + sizeof n * 10 + copy * 100;
    out[1] = sizeof(table) / sizeof(table[0]) * 100 + sizeof(*grid);
    out[2] = sizeof(whole) * 100 + sizeof(whole.d) * 10 + sizeof(decltype(whole)::c);
    out[3] = sizeof(direct) * 10000 + sizeof(listed.b) * 100 + sizeof copied;
    out[4] = sizeof(inner::s) * 10000 + sizeof(inner::pointer) * 100 + sizeof(inner::pointers);
    out[5] = sizeof(later) * 10 + sizeof(named) + sizeof(pair_of) * 100 + alignof(decltype(whole)) * 1000;
    out[6] = COUNT * 1000 + sizeof(Holds) + noexcept(n) * 10000 + noexcept(n + later) * 100000;
    out[7] = Is<decltype(n)>::value * 1000 + in_template(1.0) + sizeof(n + 1.0) * 100;
    __shared__ int buffer[sizeof(table) / sizeof *table];
    int table = 6;
    buffer[2] = table;
    out[8] = buffer[2];
}
int from_host(int x) { return x; }
long later;
// LAUNCH: host_variables<<<1,1>>> out=zeros(9,i32)
// EXPECT: out == [544, 320, 1681, 120612, 140824, 8881, 113064, 1822, 6]
