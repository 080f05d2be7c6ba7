// A library of tests announces the standard library's classes itself, and has operators for its own class, which device code never names.
// LAUNCH: k<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == 5
namespace std {
template <class T> struct char_traits;
template <class C, class T> class basic_ostream;
typedef basic_ostream<char, char_traits<char>> ostream;
class istream;
}
namespace testing {
class String {
public:
    String();
    String(std::istream &in, unsigned size);
    String(std::ostream &out);
    friend std::ostream &operator<<(std::ostream &s, const String &in);
};
String operator+(const String &a, const String &b);
bool operator==(const String &a, const String &b);
}
struct Point {
    int x;
    __host__ __device__ Point(int a) : x(a) {}
};
Point operator+(const Point &a, const Point &b) { return Point(a.x + b.x); }
__global__ void k(int *out) { *out = Point(5).x; }
